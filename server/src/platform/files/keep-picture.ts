import { inTransaction } from '@rialto/database/sql.ts';
import { createHash } from 'node:crypto';
import type { App } from '../app.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Staff } from '../crew.ts';
import { cleanPicture } from './clean-picture.ts';
import { countUploads } from './keep-upload.ts';
import { insertPicture } from './pictures.sql.ts';

const NAME_LENGTH = 32;

/** Stores a picture of the catalogue under a name that follows from its content. Everybody may see it. */
export async function keepPicture(
  { db, throttle }: Pick<App, 'db' | 'throttle'>,
  sent: Buffer,
  { staff, now }: { staff: Staff; now: Date },
): Promise<string> {
  await countUploads(throttle, { kind: 'staff', id: staff.id }, [sent]);
  const { bytes } = await cleanPicture(sent, 'catalogue');
  const id = `p-${createHash('sha256').update(bytes).digest('hex').slice(0, NAME_LENGTH)}`;
  await inTransaction(db, async (tx) => {
    const isNew = await insertPicture(tx, id, bytes);
    const change = { staff, now, action: 'uploadPicture', subject: 'picture' as const, subjectId: id };
    if (isNew) await recordChange(tx, { ...change, before: null, after: { bytes: bytes.length } });
  });
  return id;
}
