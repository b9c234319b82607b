import type { Language } from '@rialto/contract/languages.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { logPost } from './log-post.ts';
import { demoPost } from './demo-post.ts';
import type { Channel, Post } from './message.ts';
import { letterOf } from './message-texts.ts';
import {
  deleteMessagesBefore,
  giveUpOldMessages,
  markSent,
  putOff,
  takeDueMessages,
  type DueMessage,
} from './messages-out.sql.ts';
import { smsPost } from './sms-post.ts';
import { smtpPost } from './smtp/smtp-post.ts';

export type DeliverySettings = {
  smtp: { url: string; from: string } | null;
  sms: { url: string; token: string | null } | null;
  /** What would have been sent can be read at demo/mailbox. Never in production. */
  hasDemoMailbox: boolean;
  /** Without a way to send, the log shows the code. Never in production. */
  showsCodes: boolean;
};

type Around = {
  db: Sql;
  clock: Clock;
  log: FastifyBaseLogger;
  shopName: () => Promise<(language: Language) => string>;
};

export type Delivery = { deliverDue(): Promise<void> };

const HELD_MS = 60_000;
const MOST_AT_ONCE = 20;
const KEPT_MS = 30 * 24 * 60 * 60_000;
const FIRST_PAUSE_MS = 5_000;

/** Sends what waits in messages_out. Each is sent at least once, and its code is forgotten as soon as it was. */
export function openDelivery(settings: DeliverySettings, around: Around): Delivery {
  const { db, clock, log, shopName } = around;
  const posts = postsOf(settings, around);

  async function deliver(message: DueMessage, nameOf: (language: Language) => string): Promise<void> {
    try {
      await posts[message.channel](letterOf(message, nameOf), message.id);
      await markSent(db, message.id, clock());
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'A message could not be sent yet');
      await putOff(db, message.id, new Date(clock().getTime() + FIRST_PAUSE_MS * 2 ** Math.min(message.tries, 6)));
    }
  }

  return {
    async deliverDue() {
      const now = clock();
      await giveUpOldMessages(db, now);
      await deleteMessagesBefore(db, new Date(now.getTime() - KEPT_MS));
      const due = await takeDueMessages(db, now, new Date(now.getTime() + HELD_MS), MOST_AT_ONCE);
      if (due.length === 0) return;
      const nameOf = await shopName();
      await Promise.all(due.map((message) => deliver(message, nameOf)));
    },
  };
}

function postsOf(
  { smtp, sms, hasDemoMailbox, showsCodes }: DeliverySettings,
  { db, clock, log }: Around,
): Record<Channel, Post> {
  const without = hasDemoMailbox ? demoPost(db, clock, log) : logPost(log, showsCodes);
  return { email: smtp ? smtpPost(smtp) : without, sms: sms ? smsPost(sms) : without };
}
