import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import type { ConversationId, CustomerId, OrderId, StaffId } from '@rialto/database/ids.ts';
import { newId } from '@rialto/database/new-id.ts';
import { inTransaction, type Sql, type Tx } from '@rialto/database/sql.ts';
import { searchable } from '@rialto/rules/text/normalise.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Picture } from '../../platform/files/clean-picture.ts';
import { keepUpload } from '../../platform/files/keep-upload.ts';
import { withIdempotencyKey } from '../../platform/idempotency/with-idempotency-key.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { messageSent } from './chat.events.ts';
import type { ConversationRow, Party, Sender } from './conversation.ts';
import { findConversationId, insertConversation, lockConversation, lockCustomer } from './conversations.sql.ts';
import { insertMessage } from './messages.sql.ts';

type KeyOwner = Parameters<typeof withIdempotencyKey>[1]['owner'];

export type MessageDraft = {
  text: string;
  pictures: readonly Picture[];
  orderId: OrderId | null;
  staffId: StaffId | null;
};

/** One attempt to send: its sender, idempotency key and body. */
export type Attempt = {
  owner: KeyOwner;
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  key: string | null;
  body: unknown;
  now: Date;
};

export type SentMessage = { conversationId: ConversationId; number: number };

type Target = {
  customerId: CustomerId;
  party: Party;
  sender: Sender;
  /** Refuses in the transaction, after the locks, and before a conversation begins. */
  check: (tx: Tx, begun: ConversationRow | null) => Promise<void>;
};

/** Appends a message to the conversation with the party, which begins with it if there was none. Once per key. */
export function sendMessage(db: Sql, attempt: Attempt, target: Target, draft: MessageDraft): Promise<SentMessage> {
  if (draft.text === '' && draft.pictures.length === 0) throw new RefusalError({ code: 'message_empty' });
  const { customerId, party, sender, check } = target;
  const { now } = attempt;
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, attempt, async () => {
      if (!(await lockCustomer(tx, customerId))) throw new RefusalError({ code: goneCode(sender) });
      const begun = await lockBegun(tx, customerId, party);
      await check(tx, begun);
      const conversation = begun ?? (await begin(tx, { customerId, party, now }));
      return append(tx, conversation, sender, draft, now);
    }),
  );
}

/** An account that is gone ends the session of its customer, and is unknown to all others. */
const goneCode = (sender: Sender) => (sender === 'customer' ? 'token_invalid' : 'conversation_unknown');

async function lockBegun(tx: Tx, customerId: CustomerId, party: Party): Promise<ConversationRow | null> {
  const id = await findConversationId(tx, customerId, party);
  return id === null ? null : lockConversation(tx, id);
}

/** A concurrent first message may begin it first. */
async function begin(
  tx: Tx,
  { customerId, party, now }: { customerId: CustomerId; party: Party; now: Date },
): Promise<ConversationRow> {
  await insertConversation(tx, { id: newId(), customerId, party, now });
  const conversation = await lockBegun(tx, customerId, party);
  if (conversation === null) throw new RefusalError({ code: 'conversation_unknown' });
  return conversation;
}

async function append(
  tx: Tx,
  { id: conversationId, customerId, lastNumber }: ConversationRow,
  sender: Sender,
  { text, pictures, orderId, staffId }: MessageDraft,
  now: Date,
): Promise<SentMessage> {
  const number = lastNumber + 1;
  const fileIds: string[] = [];
  const owner = { kind: 'customer', id: customerId } as const;
  for (const picture of pictures) fileIds.push(await keepUpload(tx, picture, { kind: 'chat', owner, now }));
  const message = { conversationId, number, sender, staffId, text, searchText: searchable(text), orderId, fileIds };
  await insertMessage(tx, { ...message, now });
  await publish(tx, messageSent, { conversationId, messageId: number, at: now.toISOString() });
  return { conversationId, number };
}
