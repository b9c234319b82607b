import { CsvError, parse, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { FileRefused } from './file-refused.ts';
import { utf8Text } from './utf8-text.ts';

/** The longest row, in characters. */
const MAX_RECORD = 200_000;

/** `line`: where the record begins; a cell may contain line breaks. */
export type CsvRecord = { line: number; cells: string[] };

/** The records of a CSV file, its header first. Empty lines are left out. */
export async function* csvRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord> {
  const texts = utf8Text(chunks)[Symbol.asyncIterator]();
  const first = await untilLineEnd(texts);
  // The parser is ahead of its reader, so it notes itself how far it came.
  let parsedLines = 0;
  const parser = parse({
    delimiter: delimiterOf(first),
    info: true,
    max_record_size: MAX_RECORD,
    relax_column_count: true,
    on_record: (record: string[], context: { lines: number }) => {
      parsedLines = context.lines;
      return record;
    },
  });
  const source = Readable.from(joined(first, texts));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (record.length > 1 || record[0]?.trim() !== '') yield { line, cells: record };
      line = info.lines + 1;
    }
  } catch (error) {
    throw refusalOf(error, parsedLines + 1);
  } finally {
    source.destroy();
  }
}

/** The text up to the end of the header, so that its separator is known before a row is read. */
async function untilLineEnd(texts: AsyncIterator<string>): Promise<string> {
  let text = '';
  while (!text.includes('\n') && text.length <= MAX_RECORD) {
    const next = await texts.next();
    if (next.done) break;
    text += next.value;
  }
  return text;
}

async function* joined(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Spreadsheets write the separator of their language: a comma, a semicolon or a tab. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).mark;
}

function refusalOf(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new FileRefused('line_too_long', { line, count: MAX_RECORD });
  return new FileRefused('quotes_broken', { line });
}
