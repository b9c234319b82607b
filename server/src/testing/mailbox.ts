import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import type { TestApi } from './open-test-api.ts';

type Mail = { channel: string; recipient: string; subject: string; text: string };

/** Sends all queued messages and returns those of one recipient, latest first. */
export async function mailOf({ database }: TestApi, recipient: string): Promise<Mail[]> {
  const { sql } = database.db;
  await waitUntil('everything is sent', async () => {
    const waiting = await sql`select from messages_out where sent_at is null and given_up_at is null`;
    return waiting.length === 0;
  });
  return sql<Mail[]>`
    select channel, recipient, subject, text from demo_mailbox where recipient = ${recipient} order by created_at desc`;
}

/** The latest code sent to a recipient. */
export async function codeOf(shop: TestApi, recipient: string): Promise<string> {
  const codes = (await mailOf(shop, recipient)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  const [code] = codes;
  if (code === undefined) throw new Error(`Nobody sent a code to ${recipient}`);
  return code;
}

/** A different code. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
