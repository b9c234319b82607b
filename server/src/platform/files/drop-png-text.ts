const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the data of a chunk. */
const FRAME_BYTES = 12;
const TEXT_CHUNKS = ['tEXt', 'zTXt', 'iTXt'];

/** A PNG without its texts: compressed ones can become a thousand times larger in memory, and none of them is shown (trust.md T86). */
export function dropPngText(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= png.length) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (!TEXT_CHUNKS.includes(type)) kept.push(png.subarray(at, end));
    at = end;
  }
  // A cut-off rest is left to the decoder, which refuses it.
  if (at < png.length) kept.push(png.subarray(at));
  return Buffer.concat(kept);
}
