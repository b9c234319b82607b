import type { Sql } from '@rialto/database/sql.ts';

export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  topic: string;
  message: string;
  language: string;
  isSuspected: boolean;
  createdAt: Date;
  answeredAt: Date | null;
};
type Page = { limit: number; offset: number };

export function contactMessages(db: Sql, isAnswered: boolean, { limit, offset }: Page): Promise<ContactMessageRow[]> {
  return db<ContactMessageRow[]>`
    select id, name, email, topic, message, language, suspected as "isSuspected", created_at as "createdAt",
      answered_at as "answeredAt"
    from contact_messages where (answered_at is not null) = ${isAnswered}::boolean
    order by created_at desc, id limit ${limit} offset ${offset}`;
}

export async function countContactMessages(db: Sql, isAnswered: boolean): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) as count from contact_messages where (answered_at is not null) = ${isAnswered}::boolean`;
  return row?.count ?? 0;
}

/** Returns when it was answered before; undefined if there is no such message. */
export async function lockContactMessage(tx: Sql, id: string): Promise<{ answeredAt: Date | null } | undefined> {
  const [row] = await tx<{ answeredAt: Date | null }[]>`
    select answered_at as "answeredAt" from contact_messages where id = ${id}::uuid for update`;
  return row;
}

export async function writeAnswered(tx: Sql, id: string, answer: { at: Date; by: number } | null): Promise<void> {
  await tx`
    update contact_messages set answered_at = ${answer?.at ?? null}, answered_by = ${answer?.by ?? null}
    where id = ${id}::uuid`;
}
