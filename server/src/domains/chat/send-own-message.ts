import type { ConversationId, CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql, Tx } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { partyOf, type ConversationRow, type Party } from './conversation.ts';
import { findConversation, findStoreFacts, ofCustomer } from './conversations.sql.ts';
import { isOwnOrder } from './messages.sql.ts';
import type { ConversationKey } from './read-own-conversation.ts';
import { openCouriers } from './runs.sql.ts';
import { sendMessage, type Attempt, type MessageDraft, type SentMessage } from './send-message.ts';

/** Sends a message of the customer. The first message to a party begins the conversation. */
export async function sendOwnMessage(
  db: Sql,
  { customerId, named }: { customerId: CustomerId; named: ConversationKey },
  attempt: Attempt,
  draft: MessageDraft,
): Promise<SentMessage> {
  const party = 'party' in named ? named.party : await partyOfOwn(db, customerId, named.conversationId);
  const { now } = attempt;
  const check = (tx: Tx, begun: ConversationRow | null) =>
    checkOwnMessage(tx, { customerId, party, hasBegun: begun !== null, orderId: draft.orderId, now });
  return sendMessage(db, attempt, { customerId, party, sender: 'customer', check }, draft);
}

async function partyOfOwn(db: Sql, customerId: CustomerId, conversationId: ConversationId): Promise<Party> {
  const conversation = await findConversation(db, conversationId, ofCustomer(customerId));
  if (conversation === null) throw new RefusalError({ code: 'conversation_unknown' });
  return partyOf(conversation);
}

type MessageTarget = { customerId: CustomerId; party: Party; hasBegun: boolean; orderId: OrderId | null; now: Date };

async function checkOwnMessage(tx: Tx, { customerId, party, hasBegun, orderId, now }: MessageTarget): Promise<void> {
  if (!(await isReachable(tx, customerId, party, now)))
    throw new RefusalError({ code: hasBegun ? 'conversation_closed' : 'conversation_unknown' });
  const storeId = party.kind === 'store' ? party.id : null;
  if (orderId !== null && !(await isOwnOrder(tx, { orderId, customerId, storeId })))
    throw new RefusalError({ code: 'order_unknown' });
}

async function isReachable(tx: Tx, customerId: CustomerId, party: Party, now: Date): Promise<boolean> {
  if (party.kind === 'store') return (await findStoreFacts(tx, party.id)) !== null;
  if (party.kind === 'courier') return (await openCouriers(tx, customerId, [party.id], now)).has(party.id);
  return true;
}
