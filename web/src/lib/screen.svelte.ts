/** Whether the window is as narrow as a phone: boards then show small cards where they would show larger ones. */
class Screen {
  narrow = $state(false);

  constructor() {
    const query = matchMedia("(max-width: 700px)");
    this.narrow = query.matches;
    query.addEventListener?.("change", (e) => (this.narrow = e.matches));
  }
}

export const screen = new Screen();
