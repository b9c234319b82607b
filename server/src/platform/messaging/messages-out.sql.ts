import type { Sql } from '@rialto/database/sql.ts';
import type { OutgoingMessage, RenderedMessage } from './outgoing-message.ts';

type NewMessage = { id: string; message: OutgoingMessage; now: Date; endsAt: Date; isDecoy: boolean };

/** A decoy is inserted as already given up, so that it takes as long as a real message but is never sent. */
export async function insertMessage(db: Sql, { id, message, now, endsAt, isDecoy }: NewMessage): Promise<void> {
  const { channel, to, kind, code, name = null, language } = message;
  await db`
    insert into messages_out (id, channel, recipient, kind, code, name, language, created_at, ends_at, next_try_at, given_up_at)
    values (${id}, ${channel}, ${to}, ${kind}, ${isDecoy ? null : code}, ${isDecoy ? null : name}, ${language}, ${now}, ${endsAt}, ${now},
      ${isDecoy ? now : null})`;
}

export type DueMessage = OutgoingMessage & { id: string; tries: number };

/** Leases due messages to this node. If the node crashes, they are due again when the lease ends. */
export function leaseDueMessages(db: Sql, now: Date, leasedUntil: Date, limit: number): Promise<DueMessage[]> {
  return db<DueMessage[]>`
    update messages_out set tries = tries + 1, next_try_at = ${leasedUntil}
    where id in (
      select id from messages_out
      where sent_at is null and given_up_at is null and next_try_at <= ${now}
      order by next_try_at limit ${limit} for update skip locked)
    returning id, channel, recipient as to, kind, code, name, language, tries`;
}

export async function markSent(db: Sql, ids: readonly string[], now: Date): Promise<void> {
  await db`
    update messages_out set sent_at = ${now}, code = null, name = null
    where id = any((select ${ids}::uuid[])::uuid[])`;
}

export async function postponeMessage(db: Sql, id: string, nextTryAt: Date): Promise<void> {
  await db`update messages_out set next_try_at = ${nextTryAt} where id = ${id}`;
}

/** Gives up unsent messages past their end and clears their codes. */
export async function expireMessages(db: Sql, now: Date): Promise<void> {
  await db`
    update messages_out set given_up_at = ${now}, code = null, name = null
    where sent_at is null and given_up_at is null and ends_at <= ${now}`;
}

/** Recipients are personal data, so the caller limits how long rows are kept. */
export async function deleteMessagesBefore(db: Sql, before: Date): Promise<void> {
  await db`delete from messages_out where created_at < ${before}`;
}

export type DemoMail = RenderedMessage & { id: string };

export async function insertDemoMail(db: Sql, mails: readonly DemoMail[], now: Date): Promise<void> {
  await db`
    insert into demo_mailbox (id, channel, recipient, subject, text, created_at)
    select m.*, ${now} from unnest(${mails.map(({ id }) => id)}::uuid[], ${mails.map(({ channel }) => channel)}::text[],
      ${mails.map(({ to }) => to)}::text[], ${mails.map(({ subject }) => subject)}::text[],
      ${mails.map(({ text }) => text)}::text[]) m
    on conflict (id) do nothing`;
}

export type DemoMailRow = RenderedMessage & { id: string; createdAt: Date };

export function latestDemoMail(db: Sql, limit: number): Promise<DemoMailRow[]> {
  return db<DemoMailRow[]>`
    select id, channel, recipient as to, subject, text, created_at as "createdAt"
    from demo_mailbox order by created_at desc, id limit ${limit}`;
}

export async function deleteMessagesOf(db: Sql, recipients: string[]): Promise<void> {
  await db`delete from messages_out where recipient = any(${recipients})`;
  await db`delete from demo_mailbox where recipient = any(${recipients})`;
}
