import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { checkPictures } from '../check-references.ts';
import type { ConsoleCall } from '../console-call.ts';
import { newSlug, unusedId } from '../new-entries.sql.ts';
import { refreshSearchWords } from '../search-words.ts';
import { hasModule } from '../stores/store-record.sql.ts';
import type { GroupChange } from './change-category.ts';
import { findBrand, insertBrand, updateBrand, type BrandRow } from './groups.sql.ts';
import { groupFields, groupRecord, type GroupFields } from './groups.view.ts';

type NewBrand = Partial<GroupFields> & Pick<GroupFields, 'name'> & { module_id: number };
const subject = 'brand';

export function addBrand(
  db: Sql,
  { module_id: moduleId, ...input }: NewBrand,
  { staff, now }: ConsoleCall,
): Promise<BrandRow> {
  return inTransaction(db, async (tx) => {
    if (!(await hasModule(tx, moduleId))) throw new RefusalError({ code: 'module_unknown' });
    const fields = { picture: null, active: true, ...input };
    await checkPictures(tx, [fields.picture]);
    const id = await unusedId(tx, 'brands');
    const slug = await newSlug(tx, 'brands', { name: fields.name.en, id });
    await insertBrand(tx, { ...groupRecord(fields), id, slug, moduleId });
    const after = { ...fields, module_id: moduleId };
    await recordChange(tx, { staff, now, action: 'addBrand', subject, subjectId: id, before: null, after });
    return requireBrand(tx, id);
  });
}

async function requireBrand(tx: Sql, id: number): Promise<BrandRow> {
  const brand = await findBrand(tx, id);
  if (!brand) throw new RefusalError({ code: 'not_found' });
  return brand;
}

/** Changes the given fields, in the caller's transaction. */
export async function writeBrandChange(
  tx: Sql,
  { id, changes, action }: GroupChange<GroupFields>,
  { staff, now }: ConsoleCall,
): Promise<{ changeId: number | null; row: BrandRow }> {
  const former = await requireBrand(tx, id);
  const before = groupFields(former);
  const after = { ...before, ...changes };
  await checkPictures(tx, [after.picture]);
  await updateBrand(tx, { ...former, ...groupRecord(after) });
  if (changes.name) await refreshSearchWords(tx, { brandId: id });
  const changeId = await recordChange(tx, { staff, now, action, subject, subjectId: id, before, after });
  return { changeId, row: await requireBrand(tx, id) };
}
