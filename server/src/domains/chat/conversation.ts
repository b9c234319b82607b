import type { ConversationId, CourierId, CustomerId, OrderId, StoreId } from '@rialto/database/ids.ts';

/** Whom a customer writes to. */
export type Party = { kind: 'store'; id: StoreId } | { kind: 'courier'; id: number } | { kind: 'shop' };
export type PartyKind = Party['kind'];
export type Sender = 'customer' | PartyKind;
/** The two sides of a conversation. */
export type Side = 'customer' | 'party';

export type MessageRow = {
  conversationId: ConversationId;
  number: number;
  sender: Sender;
  text: string;
  orderId: OrderId | null;
  createdAt: Date;
  fileIds: string[];
};

export type ConversationRow = {
  id: number;
  customerId: CustomerId;
  party: PartyKind;
  storeId: StoreId | null;
  courierId: CourierId | null;
  lastNumber: number;
  lastAt: Date;
  customerSeen: number;
  partySeen: number;
  customerUnread: number;
  partyUnread: number;
};

export function partyOf({
  party,
  storeId,
  courierId,
}: Pick<ConversationRow, 'party' | 'storeId' | 'courierId'>): Party {
  if (party === 'store' && storeId !== null) return { kind: 'store', id: storeId };
  if (party === 'courier' && courierId !== null) return { kind: 'courier', id: courierId };
  return { kind: 'shop' };
}
