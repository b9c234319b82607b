import type { Language } from '@rialto/contract/http/languages.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { inGroups } from '../in-groups.ts';
import { wakeSignal, type WakeSignal } from '../wake-signal.ts';
import { demoMailboxSender } from './demo-mailbox.ts';
import { expireMessages, leaseDueMessages, markSent, postponeMessage, type DueMessage } from './messages-out.sql.ts';
import type { Channel, Sender } from './outgoing-message.ts';
import { renderMessage } from './render-message.ts';
import { smsSender } from './sms-sender.ts';
import { smtpSender } from './smtp-sender.ts';

export type MessagingSettings = {
  smtp: { url: string; from: string } | null;
  sms: { url: string; token: string | null } | null;
  /** Messages are listed at demo/mailbox instead of being sent. Never in production. */
  hasDemoMailbox: boolean;
  /** Without SMTP or SMS settings, the log shows the text of a message. Never in production. */
  showsCodes: boolean;
};

type MessagingDeps = {
  db: Sql;
  clock: Clock;
  log: FastifyBaseLogger;
  shopName: () => Promise<(language: Language) => string>;
  publicUrl: string;
};

/** `wake` is called after a message was queued. */
export type Messaging = WakeSignal & { sendDue(): Promise<void> };

type Senders = Record<Channel, Sender>;

const LEASE_MS = 60_000;
const BATCH_SIZE = 20;
const FIRST_RETRY_MS = 5_000;

/** Sends the messages queued in messages_out, each at least once. A code is cleared once its message is sent. */
export function openMessaging(settings: () => Promise<MessagingSettings>, deps: MessagingDeps): Messaging {
  const { db, clock, log, shopName, publicUrl } = deps;
  let latest: { settings: MessagingSettings; senders: Senders } | null = null;
  /** The senders of the present settings, which the owner may change while the shop runs. */
  async function readSenders(): Promise<Senders> {
    const present = await settings();
    if (JSON.stringify(latest?.settings) !== JSON.stringify(present))
      latest = { settings: present, senders: sendersOf(present, deps) };
    return (latest as { senders: Senders }).senders;
  }

  const mark = inGroups(async (ids: string[]) => (await markSent(db, ids, clock()), []), { keysOf: (id) => [id] });

  async function send(message: DueMessage, senders: Senders, nameIn: (language: Language) => string): Promise<void> {
    try {
      await senders[message.channel](renderMessage(message, { shopName: nameIn, publicUrl }), message.id);
      await mark(message.id);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'Message sending failed; will retry');
      const retryMs = FIRST_RETRY_MS * 2 ** Math.min(message.tries, 6);
      await postponeMessage(db, message.id, new Date(clock().getTime() + retryMs));
    }
  }

  return {
    ...wakeSignal(),
    async sendDue() {
      const now = clock();
      await expireMessages(db, now);
      const due = await leaseDueMessages(db, now, new Date(now.getTime() + LEASE_MS), BATCH_SIZE);
      if (due.length === 0) return;
      const [nameIn, senders] = await Promise.all([shopName(), readSenders()]);
      await Promise.all(due.map((message) => send(message, senders, nameIn)));
    },
  };
}

function sendersOf(
  { smtp, sms, hasDemoMailbox, showsCodes }: MessagingSettings,
  { db, clock, log }: MessagingDeps,
): Senders {
  const fallback = hasDemoMailbox ? demoMailboxSender(db, clock, log) : logSender(log, showsCodes);
  return { email: smtp ? smtpSender(smtp) : fallback, sms: sms ? smsSender(sms) : fallback };
}

/** Used without SMTP or SMS settings. In production the log line has no text, because it may contain a code (trust.md T47). */
function logSender(log: FastifyBaseLogger, showsCodes: boolean): Sender {
  return async ({ channel, text }) => {
    if (showsCodes) log.warn({ channel, text }, 'Message logged because SMTP_URL or SMS_URL is not set');
    else log.warn({ channel }, 'Message not sent: SMTP_URL or SMS_URL is not set');
  };
}
