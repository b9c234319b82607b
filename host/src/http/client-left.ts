import type { FastifyReply } from 'fastify';

/** Thrown by work that was given up because its client has disconnected. It is not logged as a fault. */
class ClientLeft extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Aborts when the client disconnects before it has the whole response. Call it before the first `await` of a handler. */
export function clientLeft({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const left = new AbortController();
  // A keep-alive socket outlives the request, so the close of the response shows whether the visitor left.
  raw.once('close', () => raw.writableFinished || left.abort(new ClientLeft('The client has disconnected')));
  return left.signal;
}
