import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { Clock } from '../../platform/clock.ts';
import { wakeSignal, type WakeSignal } from '../../platform/wake-signal.ts';
import { isMessageUnseen } from '../chat/chat.public.ts';
import { dropPushToken, findPushToken } from '../identity/identity.public.ts';
import { postPush } from './post-push.ts';
import type { PushNotice } from './push-notice.ts';
import { readSubscription } from './push-subscription.ts';
import {
  deletePush,
  deletePushesEndedBefore,
  findPushKeys,
  insertPushKeys,
  leaseDuePushes,
  postponePush,
  type DuePush,
  type PushKeys,
} from './push.sql.ts';

export type PushSettings = { isTest: boolean };

type Deps = PushSettings & { db: Sql; clock: Clock; log: FastifyBaseLogger; subject: () => Promise<string> };

/** `wake` is called after a notice was queued. */
export type Push = WakeSignal & {
  publicKey(): Promise<string>;
  sendDue(): Promise<void>;
  /** Sends a notice at once to a subscription, as JSON; false if it was not accepted. */
  sendNow(token: string, notice: PushNotice): Promise<boolean>;
};

const LEASE_MS = 60_000;
const BATCH_SIZE = 20;
const FIRST_RETRY_MS = 5_000;
const MAX_DOUBLINGS = 6;
/** A push service keeps a notice this long for a browser that is away. */
const TTL_SECONDS = 3_600;
const TEST_TTL_SECONDS = 60;

/** Sends the notices queued in push_out, each at least once. */
export function openPush({ db, clock, log, subject, isTest }: Deps): Push {
  let keys: Promise<PushKeys> | null = null;
  const ownKeys = () =>
    (keys ??= ensureKeys(db, clock).catch((thrown: unknown) => {
      keys = null;
      throw thrown;
    }));

  async function send({ id, sessionId, payload, tries }: DuePush): Promise<void> {
    const pushToken = await findPushToken(db, sessionId);
    const subscription = pushToken === null ? null : readSubscription(pushToken, isTest);
    const { message, ...notice } = payload;
    if (pushToken === null || !subscription || (message && !(await isMessageUnseen(db, message))))
      return deletePush(db, id);
    const push = { subscription, notice, keys: await ownKeys(), subject: await subject(), isTest };
    const answer = await postPush({ ...push, ttlSeconds: TTL_SECONDS }).catch((thrown: unknown) => {
      log.warn(
        { reason: thrown instanceof Error ? thrown.message : 'unknown' },
        'Push service unreachable; will retry',
      );
      return 'failed' as const;
    });
    if (answer === 'gone') await dropPushToken(db, pushToken);
    if (answer !== 'failed') return deletePush(db, id);
    const retryMs = FIRST_RETRY_MS * 2 ** Math.min(tries - 1, MAX_DOUBLINGS);
    await postponePush(db, id, new Date(clock().getTime() + retryMs));
  }

  return {
    ...wakeSignal(),
    publicKey: async () => (await ownKeys()).publicKey,
    async sendNow(token, notice) {
      const subscription = readSubscription(token, isTest);
      if (!subscription) return false;
      const push = { subscription, notice, keys: await ownKeys(), subject: await subject(), isTest };
      return (await postPush({ ...push, ttlSeconds: TEST_TTL_SECONDS }).catch(() => 'failed')) === 'sent';
    },
    async sendDue() {
      const now = clock();
      await deletePushesEndedBefore(db, now);
      const due = await leaseDuePushes(db, now, new Date(now.getTime() + LEASE_MS), BATCH_SIZE);
      await Promise.all(due.map(send));
    },
  };
}

/** Made at the first start. If two nodes make a pair, the first one stays. */
async function ensureKeys(db: Sql, clock: Clock): Promise<PushKeys> {
  const known = await findPushKeys(db);
  if (known) return known;
  await insertPushKeys(db, webPush.generateVAPIDKeys(), clock());
  const kept = await findPushKeys(db);
  if (!kept) throw new Error('The push keys were not stored');
  return kept;
}
