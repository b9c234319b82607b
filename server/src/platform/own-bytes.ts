/**
 * A copy in memory of its own, for what is kept. A small buffer of Node is a part of a larger one, 64 KB for a text and
 * 16 KB for compressed bytes, which stays in memory as long as any of its parts.
 */
export function ownBytes(source: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(source));
  if (typeof source === 'string') bytes.write(source);
  else source.copy(bytes);
  return bytes;
}
