import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'rialto_device';
const YEAR_SECONDS = 365 * 86_400;
const BYTES = 24;
const pattern = new RegExp(`(?:^|; )${NAME}=([\\w-]{32})(?:;|$)`);

/** A random cookie that recognises a browser. It gives no access to anything. */
export type DeviceMark = {
  /** Null for a browser without one. */
  known: string | null;
  /** The same, or a new one that the reply sets. */
  keep(): string;
};

/** Sent only to the calls that sign in and up. */
export function deviceMark(request: FastifyRequest, reply: FastifyReply): DeviceMark {
  const { cookie } = request.headers;
  const known = cookie === undefined ? null : (pattern.exec(cookie)?.[1] ?? null);
  return {
    known,
    keep() {
      const mark = known ?? randomBytes(BYTES).toString('base64url');
      const secure = request.protocol === 'https' ? '; Secure' : '';
      void reply.header(
        'set-cookie',
        `${NAME}=${mark}; Path=/api/v1/auth; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
      );
      return mark;
    },
  };
}
