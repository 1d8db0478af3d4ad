// Files of a zip archive, read in the page: enough for packs of pictures (stored or deflated entries).
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LONGEST_NOTE = 65_557;
const STORED = 0;
const DEFLATED = 8;

export interface Packed {
  name: string;
  blob: Blob;
}

async function inflated(data: Blob): Promise<Blob> {
  return new Response(data.stream().pipeThrough(new DecompressionStream("deflate-raw"))).blob();
}

function endOf(view: DataView): number {
  const last = Math.max(0, view.byteLength - LONGEST_NOTE);
  for (let at = view.byteLength - 22; at >= last; at--) if (view.getUint32(at, true) === END) return at;
  throw new Error("this is no zip archive");
}

/** The files in an archive whose names are wanted. */
export async function unpacked(archive: Blob, wanted: (name: string) => boolean): Promise<Packed[]> {
  const view = new DataView(await archive.arrayBuffer());
  const end = endOf(view);
  const many = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const all: Packed[] = [];
  for (let i = 0; i < many && view.getUint32(at, true) === ENTRY; i++) {
    const [way, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const [named, extra, note] = [28, 30, 32].map((o) => view.getUint16(at + o, true)) as [number, number, number];
    const start = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, named));
    if (wanted(name) && (way === STORED || way === DEFLATED)) {
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const data = archive.slice(from, from + size);
      all.push({ name, blob: way === STORED ? data : await inflated(data) });
    }
    at += 46 + named + extra + note;
  }
  return all;
}
