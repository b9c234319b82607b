import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FileFields } from '@rialto/contract/http/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../refuse.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a multipart request, by field. */
    sentFiles?: Record<string, Buffer[]>;
  }
}

const MOST_FIELDS = 40;
const MOST_FIELD_BYTES = 20_000;

/** Only routes that declare files accept multipart forms; all others refuse them. */
export async function acceptMultipart(http: FastifyInstance): Promise<void> {
  await http.register(multipart, {
    limits: { fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES, fieldNameSize: 100, headerPairs: 20 },
  });
}

export async function refuseMultipart(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) throw new RefusalError({ code: 'unsupported_media_type' });
}

/** Sets the fields as the body and the files next to it. Stops reading at the first byte above the limit. */
export function readMultipart(fields: FileFields): (request: FastifyRequest) => Promise<void> {
  const all = Object.values(fields);
  const files = all.reduce((sum, { maxCount }) => sum + maxCount, 0);
  const limits = { files, fileSize: Math.max(...all.map(({ maxBytes }) => maxBytes)), parts: MOST_FIELDS + files };
  return async (request) => {
    if (!request.isMultipart()) return;
    const sent: FormContent = { body: [], files: {} };
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') await takeFile(sent, part, fields);
        else sent.body.push([part.fieldname, part.value]);
      }
    } catch (error) {
      throw isKnown(error) ? error : new RefusalError({ code: 'malformed_request' });
    }
    request.body = bodyOf(sent.body);
    request.sentFiles = sent.files;
  };
}

type FormContent = { body: [string, unknown][]; files: Record<string, Buffer[]> };

async function takeFile(sent: FormContent, part: MultipartFile, fields: FileFields): Promise<void> {
  const name = part.fieldname.replace(/\[\]$/, '');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) throw new RefusalError({ code: 'invalid_input' });
  const bytes = await part.toBuffer();
  // Browsers send an empty file field as a file of zero bytes.
  if (bytes.length === 0) return;
  if (bytes.length > field.maxBytes) throw new RefusalError({ code: 'picture_too_large' });
  const files = (sent.files[name] ??= []);
  if (files.length >= field.maxCount) throw new RefusalError({ code: 'too_many_pictures' });
  files.push(bytes);
}

/** A repeated field becomes a list, which the schema of a scalar rejects. */
function bodyOf(pairs: [string, unknown][]): Record<string, unknown> {
  const groups = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries(
    [...groups].map(([name, all]) => [name, all.length > 1 ? all.map(([, of]) => of) : all[0]?.[1]]),
  );
}

/** Errors of the parser have a code; any other error means that the bytes are not a form. */
function isKnown(error: unknown): boolean {
  return error instanceof RefusalError || String((error as { code?: unknown }).code).startsWith('FST_');
}
