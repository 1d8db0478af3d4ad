// How each family is played, in a player's words. The rulebooks decide; this only gets somebody started.
interface Lesson {
  goal: string;
  turn: string[];
  know: string[];
  first: string;
}

const RIFTBOUND: Lesson = {
  goal: "Score eight points. You score when you conquer a battlefield, and again at the start of your turn for each battlefield you still hold.",
  turn: [
    "Ready your cards, then score for what you hold.",
    "Two runes join your side; draw a card.",
    "Play units, spells and gear, and move units from your base to battlefields. Exhaust runes for energy, recycle them for power: payments are made for you.",
    "Where units of both sides meet there is a showdown: both may play actions and reactions, then might is compared.",
  ],
  know: [
    "Units come exhausted and can move from your next turn on.",
    "The last point must be scored by holding, or by conquering everything.",
    "What is played last resolves first: the chain is read from the top.",
  ],
  first: "Play a cheap unit first, send it to an empty battlefield next turn, and keep it there.",
};
const EVOLVE: Lesson = {
  goal: "Bring the enemy leader's defense from 20 to 0.",
  turn: [
    "Your play points grow by one, up to ten, and are full again; draw a card.",
    "Play followers, spells and amulets; let a follower evolve for an evolution point or its cost.",
    "Attack: a follower engages and hits the leader or an engaged follower. Followers that fight deal damage to each other.",
    "At the end followers with Ward may engage, to stand in the way.",
  ],
  know: [
    "A follower cannot attack in the turn it comes, unless it has Rush or Storm.",
    "The field has five places, the EX area holds tokens and cards you may play from there.",
    "Quick cards can be played when the opponent attacks or ends the turn.",
  ],
  first: "Spend all your play points each turn if you can, and trade followers where yours lives.",
};
const UFS: Lesson = {
  goal: "Bring your rival's vitality to 0. Each side is one character who fights.",
  turn: [
    "Ready what is committed; draw up to your hand size.",
    "Build foundations and play attacks, one after the other. To play a card, check: turn up the top card of your deck; its control must reach the difficulty, and each card played before makes the next one harder by one.",
    "A foundation can be committed to add one to a check that falls short.",
    "The defender may block with a card of the right zone: its check must reach the speed. A block in the same zone takes nothing, one beside it half, none the whole damage.",
  ],
  know: [
    "Attacks that deal damage go to momentum, which pays for strong abilities.",
    "High, mid and low are the zones; the three bars on a card show which one it attacks or blocks.",
    "If the check for a card you play on your own turn fails, your combat ends.",
  ],
  first: "Build two or three foundations before you attack: they are what saves your checks.",
};

export function lesson(family: string): Lesson {
  return family === "riftbound" ? RIFTBOUND : family === "evolve" ? EVOLVE : UFS;
}

export function familyOf(game: string): string {
  return ["riftbound", "evolve"].find((family) => game.startsWith(family)) ?? "ufs";
}
