import type { Language } from '@rialto/contract/http/languages.ts';
import type { ChatParty } from '@rialto/contract/shapes/chat.ts';
import type { ConversationId, CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { partyName, wirePartyOf } from './chat.view.ts';
import { findConversation, ofAnyone } from './conversations.sql.ts';
import { findMessage } from './messages.sql.ts';

type MessageName = { conversationId: ConversationId; messageId: number };

/** A message to a customer: what a notice about it says, and whom the conversation is with. */
type UnseenMessage = {
  customerId: CustomerId;
  party: ChatParty;
  partyId: number | null;
  /** Empty if it has only pictures. */
  text: string;
  nameIn(language: Language, shopName: string): string;
};

/** Null if the customer wrote it or has seen it, or if the conversation is gone. */
export async function readUnseenMessage(db: Sql, name: MessageName): Promise<UnseenMessage | null> {
  const [row, message] = [
    await findConversation(db, name.conversationId, ofAnyone),
    await findMessage(db, name.conversationId, name.messageId),
  ];
  if (!row || !message || message.sender === 'customer' || row.customerSeen >= message.number) return null;
  return {
    customerId: row.customerId,
    party: wirePartyOf(row.party),
    partyId: row.storeId ?? row.courierId,
    text: message.text,
    nameIn: (language, shopName) => partyName(row, { language, shopName: { en: shopName, ar: shopName } }),
  };
}

export async function isMessageUnseen(db: Sql, name: MessageName): Promise<boolean> {
  return (await readUnseenMessage(db, name)) !== null;
}
