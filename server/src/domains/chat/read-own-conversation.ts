import type { ConversationId, CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { emptyConversation, type ConversationFacts } from './chat.view.ts';
import type { MessageRow, Party } from './conversation.ts';
import {
  findConversation,
  findConversationId,
  findCourierFacts,
  findStoreFacts,
  ofCustomer,
  type PartyFacts,
} from './conversations.sql.ts';
import { completed } from './read-conversations.ts';
import { openCouriers } from './runs.sql.ts';

/** A conversation of the customer by its id or by the party. */
export type ConversationKey = { conversationId: ConversationId } | { party: Party };
export type OwnConversation = { row: ConversationFacts & PartyFacts; last: MessageRow | null; canWrite: boolean };

/** The conversation, also before its first message; unknown if it is another customer's or the party is not reachable. */
export async function readOwnConversation(
  db: Sql,
  customerId: CustomerId,
  named: ConversationKey,
  now: Date,
): Promise<OwnConversation> {
  const id = 'party' in named ? await findConversationId(db, customerId, named.party) : named.conversationId;
  if (id !== null) {
    const found = await findConversation(db, id, ofCustomer(customerId));
    const [conversation] = found ? await completed(db, customerId, [found], now) : [];
    if (conversation) return conversation;
  }
  if ('party' in named) return notBegun(db, customerId, named.party, now);
  throw new RefusalError({ code: 'conversation_unknown' });
}

const shopFacts: PartyFacts = {
  storeNameEn: null,
  storeNameAr: null,
  storeLogo: null,
  isStoreActive: null,
  courierFName: null,
  courierLName: null,
  courierPicture: null,
};

async function notBegun(db: Sql, customerId: CustomerId, party: Party, now: Date): Promise<OwnConversation> {
  const facts = await reachable(db, customerId, party, now);
  if (facts === null) throw new RefusalError({ code: 'conversation_unknown' });
  return { row: { ...emptyConversation(party), ...facts }, last: null, canWrite: true };
}

/** Couriers are strangers outside a run: they are not even named. */
async function reachable(db: Sql, customerId: CustomerId, party: Party, now: Date): Promise<PartyFacts | null> {
  if (party.kind === 'shop') return shopFacts;
  if (party.kind === 'store') return findStoreFacts(db, party.id);
  const open = await openCouriers(db, customerId, [party.id], now);
  return open.has(party.id) ? findCourierFacts(db, party.id) : null;
}
