import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { checkPictures } from '../check-references.ts';
import type { ConsoleCall } from '../console-call.ts';
import { newSlug, unusedId } from '../new-entries.sql.ts';
import type { GroupChange } from './change-category.ts';
import { findCondition, insertCondition, updateCondition, type GroupRow } from './groups.sql.ts';
import { groupFields, groupRecord, type GroupFields } from './groups.view.ts';

type NewCondition = Partial<GroupFields> & Pick<GroupFields, 'name'>;
const subject = 'condition';

export function addCondition(db: Sql, input: NewCondition, { staff, now }: ConsoleCall): Promise<GroupRow> {
  return inTransaction(db, async (tx) => {
    const fields = { picture: null, active: true, ...input };
    await checkPictures(tx, [fields.picture]);
    const id = await unusedId(tx, 'common_conditions');
    const slug = await newSlug(tx, 'common_conditions', { name: fields.name.en, id });
    await insertCondition(tx, { ...groupRecord(fields), id, slug });
    await recordChange(tx, { staff, now, action: 'addCondition', subject, subjectId: id, before: null, after: fields });
    return requireCondition(tx, id);
  });
}

async function requireCondition(tx: Sql, id: number): Promise<GroupRow> {
  const condition = await findCondition(tx, id);
  if (!condition) throw new RefusalError({ code: 'not_found' });
  return condition;
}

/** Changes the given fields, in the caller's transaction. */
export async function writeConditionChange(
  tx: Sql,
  { id, changes, action }: GroupChange<GroupFields>,
  { staff, now }: ConsoleCall,
): Promise<{ changeId: number | null; row: GroupRow }> {
  const former = await requireCondition(tx, id);
  const before = groupFields(former);
  const after = { ...before, ...changes };
  await checkPictures(tx, [after.picture]);
  await updateCondition(tx, { ...former, ...groupRecord(after) });
  const changeId = await recordChange(tx, { staff, now, action, subject, subjectId: id, before, after });
  return { changeId, row: await requireCondition(tx, id) };
}
