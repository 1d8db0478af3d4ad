// What a card shows, from its kind and the words of its name and traits.
import type { Face } from "../wire";

export type Family = "hero" | "beast" | "spell" | "relic" | "place" | "attack" | "form" | "rune" | "back";

type Subject = [Family, string];

/** Words of names and traits, and what they look like. The first that is found decides. */
const WORDS: Record<Family, [RegExp, string][]> = {
  hero: [
    [/\b(king|queen|prince|princess|sovereign|empress|emperor|regent|lord|lady|crown|monarch)/, "crown"],
    [/\b(witch|wizard|mage|sorcer|oracle|seer|sage|scholar|magus|shaman)/, "hat"],
    [/\b(thief|assassin|rogue|stalker|acolyte|monk|cult|hood|shade|ghost|warlock|reaper|spy|hunter|archer)/, "hood"],
    [/\b(demon|oni|devil|horn|berserk|minotaur|viking|fiend)/, "horned"],
    [/\b(knight|guard|soldier|warden|captain|paladin|legion|marshal|sentinel|armou?r|squire|templar)/, "helm"],
    [/\b(brawler|fighter|boxer|kid|apprentice|punk|student|recruit|page|striker|rascal)/, "spiky"],
    [/\b(dancer|maiden|singer|fairy|elf|sister|healer|priestess|nymph|matron)/, "hair"],
  ],
  beast: [
    [/\b(wolf|wolves|hound|dog|pup|fox|jackal|hyena|bear|boar)/, "wolf"],
    [/\b(stag|deer|elk|hart|antler|goat|ox|bull|horse|ram|moose|unicorn|mule|pony)/, "stag"],
    [/\b(owl|griffin|gryphon|harpy)/, "owl"],
    [/\b(dragon|drake|wyrm|wyvern|lizard|dinosaur|salamander|crocodile|basilisk)/, "drake"],
    [/\b(cat|lion|tiger|panther|lynx|leopard|kitten|puma|rat|mouse|rabbit|hare|badger|otter|ape|monkey|yordle)/, "cat"],
    [
      /\b(bird|hawk|eagle|kestrel|falcon|crow|raven|heron|wren|phoenix|swan|gull|sparrow|rooster|magpie|swallow)/,
      "bird",
    ],
    [/\b(serpent|snake|adder|viper|eel|worm|naga|hydra|leviathan|fish|shark|whale|crab|squid|kraken)/, "serpent"],
  ],
  spell: [
    [/\b(bolt|thunder|lightning|storm|spark|shock)/, "bolt"],
    [/\b(comet|meteor|star|volley|rain|arrow|barrage|cinder)/, "comet"],
    [/\b(bloom|flower|petal|garden|seed|growth|spring|heal|gift|blessing)/, "bloom"],
    [/\b(vortex|whirl|spiral|tide|wind|void|gale|dream|time)/, "vortex"],
    [/\b(shard|ice|frost|crystal|shatter|glass|break)/, "shards"],
    [/\b(hand|pray|call|summon|invoke|ritual|rite|hold|grasp|wisp|hope)/, "hands"],
    [/\b(burst|blast|explo|flare|fire|flame|burn|nova|sun)/, "burst"],
  ],
  relic: [
    [/\b(blade|sword|spear|knife|dagger|axe|edge|sabre|katana|lance)/, "blade"],
    [/\b(cup|chalice|grail|potion|flask|bowl|brew|elixir)/, "cup"],
    [/\b(lamp|lantern|torch|candle|light|beacon|brazier)/, "lantern"],
    [/\b(shield|armou?r|plate|guard|helm|crest|pennant|banner|wall)/, "shield"],
    [/\b(key|lock|gate|door|seal)/, "key"],
    [/\b(book|tome|scroll|almanac|ledger|map|letter|page|codex|chart)/, "book"],
    [/\b(glass|hourglass|clock|watch|sand|mirror)/, "glass"],
    [/\b(mask|idol|face|totem|doll|puppet)/, "mask"],
    [/\b(bell|drum|horn|chime|gong|harp|lute)/, "bell"],
  ],
  place: [
    [/\b(peak|mount|summit|ridge|cliff|hill|crag|stair)/, "peaks"],
    [/\b(city|street|market|town|harbou?r|quay|dock|tower|castle|keep|hall|arena|academy|school)/, "city"],
    [/\b(temple|pagoda|shrine|monastery|dojo|terrace|palace|library)/, "pagoda"],
    [/\b(bridge|ford|crossing|river|canal|aqueduct|pier)/, "bridge"],
    [/\b(forest|wood|grove|jungle|garden|orchard|tree|marsh|glade)/, "forest"],
    [/\b(gate|arch|door|portal|torii|threshold|ruin)/, "gate"],
    [/\b(desert|dune|sand|waste|field|plain|coast|beach|shore|sea)/, "dunes"],
  ],
  attack: [
    [/\b(kick|knee|heel|stomp|leg|sweep)/, "kick"],
    [/\b(punch|fist|jab|uppercut|hook|strike|palm|elbow|knuckle|blow|slam|smash|hammer)/, "fist"],
    [/\b(claw|fang|bite|rend|maul|talon|scratch|tiger|beast)/, "claws"],
    [/\b(thrust|lunge|spear|pierce|impale|stab|needle|arrow|lance|drill)/, "thrust"],
    [/\b(cross|flurry|combo|double|twin|hundred|thousand|rush|barrage)/, "cross"],
    [/\b(wave|blast|beam|fire|flame|burst|tide|shock|cannon|sphere|ball|storm|quake)/, "wave"],
    [/\b(slash|cut|blade|sword|sabre|edge|arc|moon|crescent|swipe)/, "slash"],
  ],
  form: [
    [/\b(stone|rock|iron|steady|sure|patient|balance|steel)/, "stones"],
    [/\b(bamboo|discipline|bend|reed|grass)/, "bamboo"],
    [/\b(lotus|still|calm|pure|breath|serene|clear|mirror|pool)/, "lotus"],
    [/\b(sea|tide|wave|water|rain|ocean|flow|river|harbou?r|dock)/, "sea"],
    [/\b(branch|plum|blossom|spring|bloom|tree|root|leaf|autumn)/, "branch"],
    [/\b(crane|heron|wing|flight|bird|feather|sky|wind)/, "crane"],
    [/\b(moon|night|peak|mountain|summit|hill|star|snow|winter)/, "moonpeak"],
    [/\b(bond|oath|pride|knot|promise|memory|together|will|spirit|vow|honou?r)/, "knot"],
  ],
  rune: [],
  back: [],
};

/** What stands for a kind of card, in the order of trying. */
function families(face: Pick<Face, "kind" | "type">): Family[] {
  const type = face.type.toLowerCase();
  if (/rune/.test(type)) return ["rune"];
  if (/foundation/.test(type)) return ["form"];
  if (/terrain|battlefield/.test(type)) return ["place"];
  switch (face.kind) {
    case "UNIT":
      return ["beast", "hero"];
    case "CHARACTER":
    case "LEADER":
      return ["hero"];
    case "ATTACK":
      return ["attack"];
    case "SPELL":
      return ["spell"];
    case "PLACE":
      return ["place"];
    case "THING":
      return ["relic"];
  }
}

export function subject(face: Pick<Face, "kind" | "type" | "name" | "traits" | "colours">): Subject {
  const tried = families(face);
  if (tried[0] === "rune") return ["rune", face.colours[0] ?? ""];
  const said = [face.name, ...face.traits].join(" ").toLowerCase();
  for (const family of tried) {
    for (const [words, motif] of WORDS[family]) if (words.test(said)) return [family, motif];
  }
  return [tried[tried.length - 1]!, ""];
}
