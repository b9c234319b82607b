/** Increase it when the numbers of encode-picture.ts change, so that pictures on disk are encoded again. */
export const ENCODING = 2;

/** Read from the bytes, because a file for AVIF holds WebP until it is compressed. */
export function contentTypeOf(bytes: Buffer): string {
  if (bytes[0] === 0xff) return 'image/jpeg';
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? 'image/avif' : 'image/png';
}
