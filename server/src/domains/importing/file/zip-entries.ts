import { importEntities, type ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { fileNameOf } from '../entities/entity.ts';
import { FileRefused } from './file-refused.ts';
import type { FileSource } from './file-source.ts';

const MIB = 1_048_576;
const MAX_ENTRIES = 50_000;
const MAX_UNPACKED = 1_024 * MIB;
const MAX_PICTURE = 12 * MIB;
/** Texts rarely pack better than 1:20; a bomb packs 1:1000. Small files are let off. */
const MAX_RATIO = 200;
const RATIO_FROM = MIB;

export const MANIFEST = 'pictures.csv';
const PICTURE = /^pictures\/([^/]+\.(?:jpe?g|png|webp))$/i;
/** What operating systems add by themselves. */
const IGNORED = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db)$|\/$/;

type ZipEntry = { entry: Entry; zip: ZipFile };
export type ZipContent = {
  tables: Map<ImportEntity, ZipEntry>;
  pictures: Map<string, ZipEntry>;
  manifest: ZipEntry | null;
  close(): void;
};

/** Lists a ZIP and refuses one that is broken, too large or has anything else in it. Nothing is unpacked yet. */
export async function zipContent(source: FileSource): Promise<ZipContent> {
  const zip = await openZip(source);
  const content: ZipContent = { tables: new Map(), pictures: new Map(), manifest: null, close: () => zip.close() };
  let unpacked = 0;
  for await (const entry of entriesOf(zip)) {
    if (IGNORED.test(entry.fileName)) continue;
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED) throw new FileRefused('zip_too_large', { count: MAX_UNPACKED / MIB });
    checkRatio(entry);
    addTo(content, { entry, zip });
  }
  if (content.tables.size === 0) throw new FileRefused('zip_without_csv');
  return content;
}

/** The bytes of an entry. An entry that has more than it declares is refused by the reader. */
export async function* unpacked({ entry, zip }: ZipEntry): AsyncGenerator<Buffer> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('zip_broken');
  }
}

export async function unpackedWhole(packed: ZipEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of unpacked(packed)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function openZip(source: FileSource): Promise<ZipFile> {
  try {
    const options = { autoClose: false, strictFileNames: true, validateEntrySizes: true };
    return await fromRandomAccessReaderPromise(new SourceReader(source), source.size, options);
  } catch {
    throw new FileRefused('zip_broken');
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  if (zip.entryCount > MAX_ENTRIES) throw new FileRefused('zip_entries', { count: MAX_ENTRIES });
  try {
    yield* zip.eachEntry();
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    const text = error instanceof Error ? error.message : '';
    const isPath = /relative path|absolute path|invalid characters/.test(text);
    throw new FileRefused(isPath ? 'zip_path' : 'zip_broken');
  }
}

function checkRatio({ fileName: name, compressedSize, uncompressedSize }: Entry): void {
  if (uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * MAX_RATIO)
    throw new FileRefused('zip_ratio', { name });
}

function addTo(content: ZipContent, packed: ZipEntry): void {
  const { fileName: name, uncompressedSize } = packed.entry;
  const entity = importEntities.find((each) => fileNameOf(each) === name.toLowerCase());
  const [, picture] = PICTURE.exec(name) ?? [];
  if (entity) content.tables.set(entity, packed);
  else if (name === MANIFEST) content.manifest = packed;
  else if (picture === undefined) throw new FileRefused('zip_unknown_file', { name });
  else if (uncompressedSize > MAX_PICTURE)
    throw new FileRefused('picture_too_large', { name, count: MAX_PICTURE / MIB });
  else content.pictures.set(picture, packed);
}

class SourceReader extends RandomAccessReader {
  readonly #source: FileSource;

  constructor(source: FileSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#source.range(start, end), { objectMode: false });
  }
}
