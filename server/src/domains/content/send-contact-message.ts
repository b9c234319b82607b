import type { sendContactMessage as contract } from '@rialto/contract/calls/content.ts';
import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import { visibleText } from '@rialto/rules/text/visible-text.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { randomUUID } from 'node:crypto';
import { insertContactMessage } from './content.sql.ts';

/** Stores a visitor's message for the operator. A message that looks like spam is marked, not dropped. */
export async function sendContactMessage(
  db: Sql,
  { name, email, topic, message, website = '' }: Body<typeof contract>,
  language: Language,
): Promise<void> {
  await insertContactMessage(db, {
    id: randomUUID(),
    name: visibleText(name) ?? email,
    email: email.toLowerCase(),
    topic,
    message,
    language,
    isSuspected: website !== '',
  });
}
