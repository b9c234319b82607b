import type { Language } from '@rialto/contract/http/languages.ts';
import type {
  ChatMessage,
  ChatParty,
  ChatSender,
  Conversation,
  RunConversation,
  StaffConversation,
} from '@rialto/contract/shapes/chat.ts';
import { filePath } from '../../platform/files/file-path.ts';
import { flag, mediaUrl, textIn } from '../../platform/wire-values.ts';
import type { ConversationRow, MessageRow, PartyKind, Side } from './conversation.ts';
import type { PartyFacts } from './conversations.sql.ts';
import type { OpenRun } from './runs.sql.ts';

/** What views of conversations depend on besides their rows. */
export type ChatViewer = { language: Language; media: string; shopName: { en: string; ar?: string | null } };

const wireParty: Record<PartyKind, ChatParty> = { store: 'store', courier: 'delivery_man', shop: 'admin' };
const ownParty: Record<ChatParty, PartyKind> = { store: 'store', delivery_man: 'courier', admin: 'shop' };

export const wirePartyOf = (party: PartyKind): ChatParty => wireParty[party];
export const partyKindOf = (party: ChatParty): PartyKind => ownParty[party];

export function senderView(sender: MessageRow['sender']): ChatSender {
  return sender === 'customer' ? 'customer' : wireParty[sender];
}

type ReadMarks = Pick<ConversationRow, 'customerSeen' | 'partySeen'>;

export function messageView(row: MessageRow, { customerSeen, partySeen }: ReadMarks): ChatMessage {
  return {
    id: row.number,
    conversation_id: row.conversationId,
    sender_type: senderView(row.sender),
    message: row.text,
    file_full_url: row.fileIds.flatMap((id) => filePath(id) ?? []),
    order_id: row.orderId,
    is_seen: flag(row.number <= (row.sender === 'customer' ? partySeen : customerSeen)),
    created_at: row.createdAt.toISOString(),
  };
}

/** A conversation, or one that has no message yet. */
export type ConversationFacts = Omit<ConversationRow, 'id' | 'customerId' | 'lastAt'> & { id: number | null };
type State = { last: MessageRow | null; canWrite: boolean };

function head(row: ConversationFacts, side: Side, { last, canWrite }: State) {
  return {
    id: row.id,
    receiver_type: wireParty[row.party],
    receiver_id: row.storeId ?? row.courierId,
    unread_message_count: side === 'customer' ? row.customerUnread : row.partyUnread,
    can_write: flag(canWrite),
    last_message: last && messageView(last, row),
  };
}

export function conversationView(row: ConversationFacts & PartyFacts, state: State, viewer: ChatViewer): Conversation {
  return { ...head(row, 'customer', state), name: partyName(row, viewer), image_full_url: partyPicture(row, viewer) };
}

/** Couriers are shown by their first name and an initial, as on the tracking page. */
export function partyName(
  row: Pick<ConversationFacts, 'party'> & PartyFacts,
  { language, shopName }: Omit<ChatViewer, 'media'>,
): string {
  if (row.party === 'store') return textIn(language, row.storeNameEn ?? '', row.storeNameAr);
  if (row.party === 'courier') return [row.courierFName, row.courierLName].filter(Boolean).join(' ');
  return textIn(language, shopName.en, shopName.ar);
}

function partyPicture(row: Pick<ConversationFacts, 'party'> & PartyFacts, { media }: ChatViewer): string | null {
  return mediaUrl(media, row.party === 'store' ? row.storeLogo : row.courierPicture);
}

export function runConversationView(row: ConversationFacts, run: OpenRun, state: State): RunConversation {
  return {
    ...head(row, 'party', state),
    name: run.customerName,
    language: run.customerLanguage,
    order_id: run.orderId,
  };
}

type StaffRow = ConversationFacts & PartyFacts & { customerName: string; customerLanguage: string };

export function staffConversationView(row: StaffRow, state: State, viewer: ChatViewer): StaffConversation {
  return {
    ...head(row, 'party', state),
    name: row.customerName,
    language: row.customerLanguage,
    store_name: row.party === 'store' ? partyName(row, viewer) : null,
  };
}

/** A conversation with a party before the first message. */
export function emptyConversation(party: { kind: PartyKind; id?: number }): ConversationFacts {
  return {
    id: null,
    party: party.kind,
    storeId: party.kind === 'store' ? (party.id ?? null) : null,
    courierId: party.kind === 'courier' ? (party.id ?? null) : null,
    lastNumber: 0,
    customerSeen: 0,
    partySeen: 0,
    customerUnread: 0,
    partyUnread: 0,
  };
}
