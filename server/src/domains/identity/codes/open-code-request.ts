import type { Language } from '@rialto/contract/http/languages.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { createHash, randomInt } from 'node:crypto';
import { sendMessage } from '../../../platform/messaging/send-message.ts';
import type { Contact } from '../contact.ts';
import { hashOf, newSecret } from '../secret.ts';
import {
  type CodeRequest,
  deleteCodeRequestsBefore,
  insertCodeRequest,
  type MessageKind,
  type Purpose,
  replaceCode,
} from './codes.sql.ts';

const CODE_MS = 10 * 60_000;
/** How long after the first code a request accepts codes. */
export const REQUEST_MS = 60 * 60_000;
const RETENTION_MS = 24 * 60 * 60_000;

type CodeRequestInput = {
  purpose: Purpose;
  contact: Contact;
  customerId: CustomerId | null;
  payload?: Record<string, unknown>;
  messageKind: MessageKind;
  /** No code will match. Everything else happens as usual, so that timing and response are the same. */
  isDecoy: boolean;
  /** No message is sent, because the contact has no account. */
  isSilent?: boolean;
  language: Language;
};

/** Sends a code and returns the request id. Only hashes are stored; id and code are needed together. */
export async function openCodeRequest(tx: Sql, input: CodeRequestInput, now: Date): Promise<string> {
  const { purpose, contact, customerId, payload = {}, messageKind, isDecoy, isSilent = false, language } = input;
  const requestId = newSecret();
  const code = newCode();
  await insertCodeRequest(tx, {
    idHash: hashOf(requestId),
    purpose,
    customerId,
    channel: contact.channel,
    contact: contact.value,
    messageKind,
    payload,
    codeHash: isDecoy ? null : codeHash(requestId, code),
    codeEndsAt: new Date(now.getTime() + CODE_MS),
    now,
  });
  const message = {
    channel: contact.channel,
    to: contact.value,
    kind: messageKind,
    code: isDecoy ? null : code,
    language,
  };
  await sendMessage(tx, message, now, { isDecoy: isSilent });
  await deleteCodeRequestsBefore(tx, new Date(now.getTime() - RETENTION_MS));
  return requestId;
}

/** Sends a new code for the same request. The previous code stops working. */
export async function sendAnotherCode(
  tx: Sql,
  requestId: string,
  request: CodeRequest,
  language: Language,
  now: Date,
): Promise<void> {
  const code = newCode();
  const isDecoy = request.codeHash === null;
  const hash = isDecoy ? null : codeHash(requestId, code);
  await replaceCode(tx, hashOf(requestId), hash, new Date(now.getTime() + CODE_MS));
  const { channel, contact: to, messageKind: kind } = request;
  const isSilent = isDecoy && kind !== 'account_exists';
  await sendMessage(tx, { channel, to, kind, code: isDecoy ? null : code, language }, now, { isDecoy: isSilent });
}

export function codeHash(requestId: string, code: string): Buffer {
  return createHash('sha256').update(`${requestId}:${code}`).digest();
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
