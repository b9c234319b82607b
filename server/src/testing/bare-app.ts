import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/app.ts';
import { systemClock } from '../platform/clock.ts';
import { openSharedReplies } from '../platform/http/shared-replies.ts';
import { RefusalError } from '../platform/refuse.ts';
import { openThrottle } from '../platform/throttle/throttle.ts';

/** An app for routes without the rest of the server: no signed-in customer, no table changes. */
export function bareApp(http: FastifyInstance, parts: Partial<App> = {}): App {
  const db = parts.db as Sql;
  return {
    http,
    db,
    clock: systemClock,
    throttle: openThrottle(db, systemClock, false),
    mediaUrl: '/media/',
    locale: async () => ({ timeZone: 'UTC', digits: 2, currencyOf: (code) => ({ code, symbol: code, digits: 2 }) }),
    onChange: () => undefined,
    sendShared: openSharedReplies({ clock: systemClock, onChange: () => undefined }),
    knownIds: { zones: async () => new Set(), modules: async () => new Set() },
    customerOf: async () => null,
    ownerOf: () => Promise.reject(new RefusalError({ code: 'guest_unknown' })),
    newGuest: () => ({ id: 1, secret: '' }),
    insertGuest: async () => undefined,
    courierOf: async () => null,
    staffOf: async () => null,
    receiverOf: () => Promise.reject(new RefusalError({ code: 'receiver_link_unknown' })),
    ...parts,
  };
}
