/** Where the page is: what stands behind # in the address, so that the server never sees it (an invitation is a secret). */
class Route {
  parts = $state<string[]>(read());

  constructor() {
    window.addEventListener("hashchange", () => {
      this.parts = read();
      window.scrollTo(0, 0);
    });
  }

  get page(): string {
    return this.parts[0] ?? "";
  }
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export function link(...parts: string[]): string {
  return "#/" + parts.map(encodeURIComponent).join("/");
}

export function go(...parts: string[]): void {
  location.hash = link(...parts);
}

export const route = new Route();
