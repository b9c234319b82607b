import { FileRefused } from './file-refused.ts';

const SNIFFED_BYTES = 1_024;
const LINE_FEED = 10;

/** Decodes UTF-8, with or without a byte order mark. Refuses everything else, and names the line. */
export async function* utf8Text(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let tail: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) refuseOtherEncodings(chunk);
    isFirst = false;
    yield decoded(
      () => decoder.decode(chunk, { stream: true }),
      () => line + linesBefore(tail, chunk),
    );
    line += feedsIn(chunk);
    tail = chunk.subarray(-3);
  }
  yield decoded(
    () => decoder.decode(),
    () => line,
  );
}

function refuseOtherEncodings(chunk: Buffer): void {
  const start = chunk.subarray(0, SNIFFED_BYTES);
  const mark = start.readUInt16BE(0);
  if (start.length > 1 && (mark === 0xfffe || mark === 0xfeff)) throw new FileRefused('encoding_utf16');
  if (start.subarray(0, 2).toString('latin1') === 'PK') throw new FileRefused('not_csv');
  if (start.includes(0)) throw new FileRefused('encoding_utf16');
}

function decoded(decode: () => string, lineOf: () => number): string {
  try {
    return decode();
  } catch {
    throw new FileRefused('encoding_invalid', { line: lineOf() });
  }
}

/** The line feeds before the first byte that is not UTF-8. `tail` may hold the beginning of a character. */
function linesBefore(tail: Buffer, chunk: Buffer): number {
  const start = tail.findIndex((byte) => (byte & 0xc0) !== 0x80);
  const text = Buffer.concat([start < 0 ? Buffer.alloc(0) : tail.subarray(start), chunk]).toString('utf8');
  const valid = text.slice(0, Math.max(0, text.indexOf('\uFFFD')));
  const counted = start < 0 ? 0 : feedsIn(tail.subarray(start));
  return valid.split('\n').length - 1 - counted;
}

function feedsIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
