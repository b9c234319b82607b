import { DAY_MS } from '@rialto/rules/day-ms.ts';
import { inTransaction } from '@rialto/database/sql.ts';
import type { App } from '../../platform/app.ts';
import type { BackgroundJob } from '../../platform/background-job.ts';
import { removeUpload } from '../../platform/files/remove-upload.ts';
import { deleteConversationsBefore } from './conversations.sql.ts';

const RETENTION_MS = { courier: 30 * DAY_MS, others: 180 * DAY_MS };
const BATCH = 200;

/** Deletes conversations without a new message: with a courier after a month, others after half a year. */
export function conversationCleanup({ db, clock }: Pick<App, 'db' | 'clock'>): BackgroundJob {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  const run = () =>
    inTransaction(db, async (tx) => {
      const ends = { courier: before(RETENTION_MS.courier), others: before(RETENTION_MS.others) };
      for (const fileId of await deleteConversationsBefore(tx, ends, BATCH)) await removeUpload(tx, fileId);
    });
  return { name: 'Conversation cleanup', everyMs: 3_600_000, run };
}
