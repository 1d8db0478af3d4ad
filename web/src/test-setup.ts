import { cleanup } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
vi.stubGlobal("fetch", () =>
  Promise.resolve(
    new Response(JSON.stringify({ clause: "1", summary: "A paraphrase.", status: "enforced", note: "" })),
  ),
);
Element.prototype.animate ??= () => ({}) as Animation;
afterEach(cleanup);
