import type { sendContactMessage as contract } from '@rialto/contract/calls/content.ts';
import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { randomUUID } from 'node:crypto';
import { insertContactMessage } from './content.sql.ts';

/** Puts a visitor's words into the operator's inbox. Nothing is thrown away: what looks made by a machine is only marked. */
export async function sendContactMessage(
  db: Sql,
  { name, email, topic, message, website = '' }: Body<typeof contract>,
  language: Language,
): Promise<void> {
  await insertContactMessage(db, {
    id: randomUUID(),
    name: name.trim() || email,
    email: email.toLowerCase(),
    topic,
    message,
    language,
    isSuspected: website !== '',
  });
}
