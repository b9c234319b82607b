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

/** Forms with files are read by the routes that declare files, and refused by all others. */
export async function acceptMultipart(http: FastifyInstance): Promise<void> {
  await http.register(multipart, {
    limits: { fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES, fieldNameSize: 100, headerPairs: 20 },
  });
}

export async function refuseMultipart(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) throw new RefusalError({ code: 'unsupported_media_type' });
}

/** Puts the fields where a JSON body would be and the files beside them. Cut off at the first byte too many. */
export function readMultipart(fields: FileFields): (request: FastifyRequest) => Promise<void> {
  const all = Object.values(fields);
  const files = all.reduce((sum, { most }) => sum + most, 0);
  const limits = { files, fileSize: Math.max(...all.map(({ mostBytes }) => mostBytes)), parts: MOST_FIELDS + files };
  return async (request) => {
    if (!request.isMultipart()) return;
    const sent: Sent = { body: [], files: {} };
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

type Sent = { body: [string, unknown][]; files: Record<string, Buffer[]> };

async function takeFile(sent: Sent, part: MultipartFile, fields: FileFields): Promise<void> {
  const name = part.fieldname.replace(/\[\]$/, '');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) throw new RefusalError({ code: 'invalid_input' });
  const bytes = await part.toBuffer();
  // A form sends a field nobody filled as a file of no bytes.
  if (bytes.length === 0) return;
  if (bytes.length > field.mostBytes) throw new RefusalError({ code: 'picture_too_large' });
  const files = (sent.files[name] ??= []);
  if (files.length >= field.most) throw new RefusalError({ code: 'too_many_pictures' });
  files.push(bytes);
}

/** A field sent twice becomes a list, which no scalar accepts. */
function bodyOf(pairs: [string, unknown][]): Record<string, unknown> {
  const groups = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries(
    [...groups].map(([name, all]) => [name, all.length > 1 ? all.map(([, of]) => of) : all[0]?.[1]]),
  );
}

/** What the parser itself reports has a code; all else is bytes that are no form. */
function isKnown(error: unknown): boolean {
  return error instanceof RefusalError || String((error as { code?: unknown }).code).startsWith('FST_');
}
