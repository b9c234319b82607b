import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import {
  contactMessages,
  countContactMessages,
  lockContactMessage,
  writeAnswered,
  type ContactMessageRow,
} from './inbox.sql.ts';

type ListQuery = { staff: Staff; isAnswered: boolean; limit: number; offset: number };
type MessagePage = { messages: ContactMessageRow[]; count: number; openCount: number };

/** Contact messages are for the shop, so staff of a store get none. */
export async function listContactMessages(db: Sql, { staff, isAnswered, ...page }: ListQuery): Promise<MessagePage> {
  if (staff.storeIds !== null) return { messages: [], count: 0, openCount: 0 };
  const [messages, count, openCount] = await Promise.all([
    contactMessages(db, isAnswered, page),
    countContactMessages(db, isAnswered),
    countContactMessages(db, false),
  ]);
  return { messages, count, openCount };
}

type Mark = { staff: Staff; id: string; isAnswered: boolean; now: Date };

export function markContactMessage(db: Sql, { staff, id, isAnswered, now }: Mark): Promise<void> {
  return inTransaction(db, async (tx) => {
    const message = staff.storeIds === null ? await lockContactMessage(tx, id) : undefined;
    if (!message) throw new RefusalError({ code: 'not_found' });
    const wasAnswered = message.answeredAt !== null;
    if (wasAnswered === isAnswered) return;
    await writeAnswered(tx, id, isAnswered ? { at: now, by: staff.id } : null);
    const about = { staff, now, action: 'markContactMessage', subject: 'contact_message' as const, subjectId: id };
    await recordChange(tx, { ...about, before: { is_answered: wasAnswered }, after: { is_answered: isAnswered } });
  });
}
