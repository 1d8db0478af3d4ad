// Keywords in a player's words, shown where they stand. The rules live in the engine; these only remind.
const RIFTBOUND: Record<string, string> = {
  accelerate: "Pay more when you play this unit, and it enters ready.",
  action: "Can be played on your turn and in showdowns.",
  assault: "While it attacks, this unit has that much more might.",
  deathknell: "Does this when it dies.",
  deflect: "Opponents pay extra to choose this with spells and abilities.",
  ganking: "Can move from one battlefield to another.",
  hidden: "Can be put face down at a battlefield you hold, and played later for no cost.",
  legion: "Works if you have already played another card this turn.",
  mighty: "A unit with 5 or more might is mighty.",
  reaction: "Can be played at any time, even in answer to a spell.",
  shield: "While it defends, this unit has that much more might.",
  tank: "Must be dealt damage before other units there.",
  temporary: "Dies at the beginning of your turn.",
  vision: "When you play this, look at the top card of your deck; you may recycle it.",
};
const EVOLVE: Record<string, string> = {
  assail: "Can attack followers that are not engaged.",
  aura: "The opponent cannot choose this with spells and abilities.",
  bane: "Destroys a follower it has fought with.",
  drain: "Your leader gets back as much as this deals in attacks.",
  fanfare: "Happens when you play this card.",
  intimidate: "Cannot be attacked.",
  lastwords: "Happens when this goes from the field to the cemetery.",
  quick: "Can also be played in the quick windows of the opponent's turn.",
  rush: "Can attack engaged followers in the turn it comes.",
  storm: "Can attack in the turn it comes.",
  ward: "May come engaged; while it is engaged, the opponent must attack it before others.",
};
const UFS: Record<string, string> = {
  breaker: "After you block with this card, your rival's next check to play a card is that much lower.",
  combo: "Counts if the card before it in your card pool is of that kind.",
  desperation: "Counts while you have less than half of your vitality.",
  ex: "Discard momentum: this attack gets that much more speed for each.",
  flash: "Nobody plays enhances to this attack.",
  multiple: "Discard momentum to make copies of this attack.",
  powerful: "Discard momentum: this attack gets that much more damage for each.",
  reversal: "Can be played as an attack right after you block.",
  safe: "No reversal can be played to this attack.",
  stun: "Your rival commits that many foundations.",
  tenacious: "Can be used even while the card is committed.",
  terrain: "When it comes to the stage, other terrains are destroyed.",
  throw: "Deals half its damage even if it is completely blocked.",
  unique: "Only one of this name may be in your stage.",
};
const GAMES: Record<string, Record<string, string>> = { riftbound: RIFTBOUND, evolve: EVOLVE, ufs: UFS };

/** "Assault 2", "Powerful: 2" and "Last Words" by their name alone. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[^a-z]/g, "");
}

/** What a keyword means, or nothing. */
export function meaning(family: string, word: string): string {
  const words = GAMES[family] ?? UFS;
  return words[plain(word)] ?? "";
}

/** The keywords of a game with their meanings, for its page. */
export function glossary(family: string): [string, string][] {
  return Object.entries(GAMES[family] ?? UFS).map(([word, what]) => [
    word.charAt(0).toUpperCase() + word.slice(1),
    what,
  ]);
}

const SIGNS: [RegExp, string][] = [
  [/shield|tank|ward|deflect|block/, "M6,.5L11,2.5V6C11,9 8.5,11 6,11.5C3.5,11 1,9 1,6V2.5Z"],
  [/assault|storm|weapon|slash/, "M11.5,.5L5,8.5L6.5,10L5,11L3.5,9.5L1.5,11.5L.5,10.5L2.5,8.5L1,7L2,5.5L3.5,7Z"],
  [
    /bane|deathknell|last|temporary|desperation/,
    "M6,.5C9.5,.5 11,3 11,5.5C11,7 10,8 9,8.5V11H3V8.5C2,8 1,7 1,5.5C1,3 2.5,.5 6,.5ZM4,4.5A1.2,1.2 0 1,0 4,7A1.2,1.2 0 1,0 4,4.5ZM8,4.5A1.2,1.2 0 1,0 8,7A1.2,1.2 0 1,0 8,4.5Z",
  ],
  [/reaction|quick|flash|reversal/, "M7.5,0L1.5,7H5L4,12L10.5,4.5H6.5Z"],
  [/action|gank|accelerate|rush|assail|repeat|multiple/, "M1,1L6,6L1,11H4L9,6L4,1ZM7,1L11,6L7,11H8.5L12,6L8.5,1Z"],
  [/aura|hidden|vision|intimidate/, "M0,6Q6,-1 12,6Q6,13 0,6ZM6,4A2,2 0 1,0 6,8A2,2 0 1,0 6,4Z"],
];
const STAR = "M6,0L7.6,4.3L12,4.6L8.6,7.4L9.7,12L6,9.4L2.3,12L3.4,7.4L0,4.6L4.4,4.3Z";

/** The little sign that stands for a keyword where there is no room for its name. */
export function sign(word: string): string {
  const name = word.toLowerCase();
  return SIGNS.find(([which]) => which.test(name))?.[1] ?? STAR;
}
