import type { FileFields, Need } from '@rialto/contract/http/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { checkUploads, type Uploader } from '../files/keep-upload.ts';
import { RefusalError } from '../refuse.ts';
import { authorize, guestIdOf, type Caller } from './authorize.ts';
import { maxFormBytes, readForm, type FormFiles } from './multipart.ts';
import { addressOf } from './network-address.ts';
import { countReceiving, type Receipt } from './receiving.ts';
import { readScope } from './scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a multipart request, by field. */
    sentFiles?: FormFiles;
    /** Set by a form with files, whose caller is known before its files are read. */
    caller?: Caller;
  }
}

const receiving = countReceiving();

/**
 * Reads a multipart form. Its caller, its declared length and the number of uploads are checked before the first byte of
 * a file is read, so a guest id has to come before the files (trust.md T85).
 */
export function receiveForm(
  app: App,
  { needs, files: fields }: { needs: readonly Need[]; files: FileFields },
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const maxBytes = maxFormBytes(fields);
  return async (request, reply) => {
    if (!request.isMultipart()) return;
    if (Number(request.headers['content-length'] ?? 0) > maxBytes)
      throw new RefusalError({ code: 'picture_too_large' });
    const scope = readScope(request.headers);
    const callerWith = (guestId: string | null) => authorize(app, needs, { scope, guestId, ip: addressOf(request) });
    const isKnown = scope.token !== null || !needs.includes('owner') || guestIdOf(request) !== null;
    if (isKnown) request.caller = await callerWith(guestIdOf(request));
    let receipt: Receipt | null = null;
    try {
      const { body, files } = await readForm(request, fields, async (sent) => {
        request.caller ??= await callerWith(guestIdOf({ query: request.query, body: sent }));
        const sender = uploader(request.caller);
        await checkUploads(app.throttle, sender);
        return (receipt = receiving.begin(sender));
      });
      request.body = body;
      request.sentFiles = files;
    } finally {
      releaseWithReply(receipt, request, reply);
    }
  };
}

/** The files stay in memory until the reply has been sent, or until reading them has failed. */
function releaseWithReply(receipt: Receipt | null, { sentFiles }: FastifyRequest, { raw }: FastifyReply): void {
  if (sentFiles === undefined || raw.closed) receipt?.release();
  else raw.once('close', () => receipt?.release());
}

function uploader({ owner, customerId, courier, staff }: Caller): Uploader {
  if (owner) return owner;
  if (customerId !== null) return { kind: 'customer', id: customerId };
  if (courier) return { kind: 'courier', id: courier.id };
  if (staff) return { kind: 'staff', id: staff.id };
  throw new Error('The endpoint accepts files but does not need to know its caller');
}
