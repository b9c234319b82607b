import type { Sql } from '@rialto/database/sql.ts';
import { Readable } from 'node:stream';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { BYTE_ORDER_MARK, csvLine, csvLines, guardedCell } from '../../../platform/files/csv.ts';
import { countSubscribers, subscribersAfter } from './newsletter.sql.ts';

const AT_ONCE = 2_000;

/** The newsletter's readers as a CSV file. The log says who took it, because every address of the shop leaves with it. */
export async function exportSubscribers(db: Sql, staff: Staff, now: Date): Promise<Readable> {
  const { all } = await countSubscribers(db);
  const taken = { action: 'exportSubscribers', subject: 'newsletter' as const, subjectId: 'subscribers' };
  await recordChange(db, { ...taken, staff, now, before: null, after: { subscribers: all } });
  return Readable.from(fileParts(db), { objectMode: false });
}

async function* fileParts(db: Sql): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(['email', 'language', 'subscribed_at']);
  let last = '';
  for (;;) {
    const subscribers = await subscribersAfter(db, last, AT_ONCE);
    if (subscribers.length === 0) return;
    yield csvLines(subscribers.map((row) => [guardedCell(row.email), row.language, row.createdAt.toISOString()]));
    last = subscribers.at(-1)?.email ?? '';
  }
}
