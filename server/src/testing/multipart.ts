import { randomBytes } from 'node:crypto';

type Part = { name: string; value: string } | { name: string; bytes: Buffer; fileName?: string; type?: string };

/** A multipart form body with files, valid or deliberately malformed. */
export function multipart(
  parts: Part[],
  { isCutOff = false } = {},
): { headers: { 'content-type': string }; payload: Buffer } {
  const boundary = `----${randomBytes(12).toString('hex')}`;
  const chunks = parts.flatMap((part) => {
    const disposition = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"`;
    if ('value' in part) return [Buffer.from(`${disposition}\r\n\r\n${part.value}\r\n`)];
    const { bytes, fileName = 'picture.jpg', type = 'image/jpeg' } = part;
    return [
      Buffer.from(`${disposition}; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ];
  });
  const end = isCutOff ? [] : [Buffer.from(`--${boundary}--\r\n`)];
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, ...end]),
  };
}
