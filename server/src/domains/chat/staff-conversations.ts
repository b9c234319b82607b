import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql, Tx } from '@rialto/database/sql.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Staff } from '../../platform/crew.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { partyOf, type MessageRow } from './conversation.ts';
import {
  conversationsForStaff,
  findConversation,
  ofStaff,
  sumsForStaff,
  type ConversationDetail,
} from './conversations.sql.ts';
import { lastMessagesOf } from './messages.sql.ts';
import type { ReceivedMessage } from './receive-message.ts';
import { sendMessage, type SentMessage } from './send-message.ts';

export type StaffConversation = { row: ConversationDetail; last: MessageRow | null; canWrite: boolean };
type Filter = { storeId: StoreId | null; isUnread: boolean; limit: number; offset: number };

/** Conversations with stores and with the shop; the staff of stores gets those of its stores. */
export async function listStaffConversations(
  db: Sql,
  { storeIds }: Staff,
  filter: Filter,
): Promise<{ conversations: StaffConversation[]; count: number; unread: number }> {
  const access = ofStaff(storeIds);
  const [rows, { count, unread }] = await Promise.all([
    conversationsForStaff(db, { ...filter, access }),
    sumsForStaff(db, { ...filter, access }),
  ]);
  const last = await lastMessagesOf(
    db,
    rows.map(({ id }) => id),
  );
  const lastOf = (id: number) => last.find(({ conversationId }) => conversationId === id) ?? null;
  return { conversations: rows.map((row) => ({ row, last: lastOf(row.id), canWrite: true })), count, unread };
}

/** Unknown if it is of another store or with a courier. */
export async function requireStaffConversation(db: Sql, { storeIds }: Staff, id: number): Promise<StaffConversation> {
  const row = await findConversation(db, id, ofStaff(storeIds));
  if (row === null) throw new RefusalError({ code: 'conversation_unknown' });
  const [last = null] = await lastMessagesOf(db, [id]);
  return { row, last, canWrite: true };
}

/** Writes as the store or as the shop, whichever the customer wrote to. */
export async function sendStaffMessage(
  db: Sql,
  staff: Staff,
  id: number,
  { text, pictures, attempt }: ReceivedMessage,
): Promise<SentMessage> {
  const { row } = await requireStaffConversation(db, staff, id);
  const party = partyOf(row);
  const about = {
    staff,
    action: 'sendStaffMessage',
    subject: 'conversation' as const,
    subjectId: id,
    storeId: row.storeId,
  };
  // The message itself is kept with its sender; the log says that it was sent.
  const check = async (tx: Tx) =>
    void (await recordChange(tx, { ...about, now: attempt.now, before: null, after: { pictures: pictures.length } }));
  const target = { customerId: row.customerId, party, sender: party.kind, check };
  return sendMessage(db, attempt, target, { text, pictures, orderId: null, staffId: staff.id });
}
