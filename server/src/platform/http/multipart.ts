import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FileFields } from '@rialto/contract/http/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../refuse.ts';

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 20_000;
/** All fields together. They arrive before the sender is known, so they are small. */
const MAX_FIELDS_BYTES = 60_000;
/** The boundaries and headers between the parts. */
const MAX_FRAME_BYTES = 20_000;

/** For the routes that declare files. All others refuse forms, and do not pay for the hooks of the parser. */
export async function acceptMultipart(http: FastifyInstance): Promise<void> {
  await http.register(multipart, {
    limits: { fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fieldNameSize: 100, headerPairs: 20 },
  });
}

export type FormBody = Record<string, unknown>;
export type FormFiles = Record<string, Buffer[]>;
/** Is given the fields before the first file, and refuses the form or returns the counter of the bytes of its files. */
type OnFirstFile = (body: FormBody) => Promise<{ add: (bytes: number) => void }>;

/** The most bytes that a form with these files can have. */
export function maxFormBytes(fields: FileFields): number {
  const files = Object.values(fields).reduce((sum, { maxCount, maxBytes }) => sum + maxCount * maxBytes, 0);
  return files + MAX_FIELDS_BYTES + MAX_FRAME_BYTES;
}

/** Reads a form: fields first, then files. Stops at the first byte above a limit. */
export async function readForm(
  request: FastifyRequest,
  fields: FileFields,
  onFirstFile: OnFirstFile,
): Promise<{ body: FormBody; files: FormFiles }> {
  const sent: [string, unknown][] = [];
  const files: FormFiles = {};
  let fieldBytes = 0;
  let counter: { add: (bytes: number) => void } | null = null;
  try {
    for await (const part of request.parts({ limits: limitsOf(fields) })) {
      if (part.type === 'file') {
        counter ??= await onFirstFile(bodyOf(sent));
        await takeFile(files, part, fields, counter.add);
        continue;
      }
      fieldBytes += String(part.value).length;
      if (fieldBytes > MAX_FIELDS_BYTES) throw new RefusalError({ code: 'body_too_large' });
      sent.push([part.fieldname, part.value]);
    }
  } catch (error) {
    throw isKnown(error) ? error : new RefusalError({ code: 'malformed_request' });
  }
  return { body: bodyOf(sent), files };
}

function limitsOf(fields: FileFields): { files: number; fileSize: number; parts: number } {
  const all = Object.values(fields);
  const files = all.reduce((sum, { maxCount }) => sum + maxCount, 0);
  return { files, fileSize: Math.max(...all.map(({ maxBytes }) => maxBytes)), parts: MAX_FIELDS + files };
}

async function takeFile(
  sent: FormFiles,
  part: MultipartFile,
  fields: FileFields,
  count: (bytes: number) => void,
): Promise<void> {
  const name = part.fieldname.replace(/\[\]$/, '');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) throw new RefusalError({ code: 'invalid_input' });
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    count(chunk.length);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  // Browsers send an empty file field as a file of zero bytes.
  if (bytes.length === 0) return;
  if (part.file.truncated || bytes.length > field.maxBytes) throw new RefusalError({ code: 'picture_too_large' });
  const files = (sent[name] ??= []);
  if (files.length >= field.maxCount) throw new RefusalError({ code: 'too_many_pictures' });
  files.push(bytes);
}

/** A repeated field becomes a list, which the schema of a scalar rejects. */
function bodyOf(pairs: [string, unknown][]): FormBody {
  const groups = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries(
    [...groups].map(([name, all]) => [name, all.length > 1 ? all.map(([, of]) => of) : all[0]?.[1]]),
  );
}

/** Errors of the parser have a code; any other error means that the bytes are not a form. */
function isKnown(error: unknown): boolean {
  return error instanceof RefusalError || String((error as { code?: unknown }).code).startsWith('FST_');
}
