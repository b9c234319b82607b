import type { ModuleId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { checkPictures } from '../check-references.ts';
import type { ConsoleCall } from '../console-call.ts';
import { newSlug, unusedId } from '../new-entries.sql.ts';
import { refreshSearchWords } from '../search-words.ts';
import { hasModule } from '../stores/store-record.sql.ts';
import {
  findCategory,
  hasChildren,
  insertCategory,
  updateCategory,
  updatePositions,
  type CategoryRow,
} from './groups.sql.ts';
import { categoryFields, groupRecord, type CategoryFields } from './groups.view.ts';

type NewCategory = Partial<CategoryFields> & Pick<CategoryFields, 'name'> & { module_id: number };
const subject = 'category' as const;

/** A category has at most one above it, of the same module. */
async function checkCategory(
  tx: Sql,
  { parent_id: parentId, picture }: CategoryFields,
  own: { id: number | null; moduleId: ModuleId },
): Promise<void> {
  await checkPictures(tx, [picture]);
  if (parentId === null) return;
  const parent = await findCategory(tx, parentId);
  if (!parent || parent.moduleId !== own.moduleId) throw new RefusalError({ code: 'category_unknown' });
  const isNested =
    parent.parentId !== null || parentId === own.id || (own.id !== null && (await hasChildren(tx, own.id)));
  if (isNested) throw new RefusalError({ code: 'category_nested' });
}

export function addCategory(
  db: Sql,
  { module_id: moduleId, ...input }: NewCategory,
  { staff, now }: ConsoleCall,
): Promise<CategoryRow> {
  return inTransaction(db, async (tx) => {
    if (!(await hasModule(tx, moduleId))) throw new RefusalError({ code: 'module_unknown' });
    const fields = { picture: null, active: true, featured: false, parent_id: null, ...input };
    await checkCategory(tx, fields, { id: null, moduleId });
    const id = await unusedId(tx, 'categories');
    const slug = await newSlug(tx, 'categories', { name: fields.name.en, id });
    const own = { parentId: fields.parent_id, isFeatured: fields.featured };
    await insertCategory(tx, { ...groupRecord(fields), ...own, id, slug, moduleId });
    const after = { ...fields, module_id: moduleId };
    await recordChange(tx, { staff, now, action: 'addCategory', subject, subjectId: id, before: null, after });
    return requireCategory(tx, id);
  });
}

async function requireCategory(tx: Sql, id: number): Promise<CategoryRow> {
  const category = await findCategory(tx, id);
  if (!category) throw new RefusalError({ code: 'not_found' });
  return category;
}

export type GroupChange<Fields> = { id: number; changes: Partial<Fields>; action: string };

/** Changes the given fields, in the caller's transaction. */
export async function writeCategoryChange(
  tx: Sql,
  { id, changes, action }: GroupChange<CategoryFields>,
  { staff, now }: ConsoleCall,
): Promise<{ changeId: number | null; row: CategoryRow }> {
  const former = await requireCategory(tx, id);
  const before = categoryFields(former);
  const after = { ...before, ...changes };
  await checkCategory(tx, after, { id, moduleId: former.moduleId });
  const own = { parentId: after.parent_id, isFeatured: after.featured };
  await updateCategory(tx, { ...former, ...groupRecord(after), ...own });
  if (changes.name || changes.parent_id !== undefined) await refreshSearchWords(tx, { categoryId: id });
  const changeId = await recordChange(tx, { staff, now, action, subject, subjectId: id, before, after });
  return { changeId, row: await requireCategory(tx, id) };
}

/** Writes the order of one level; the log holds it as a list of ids. */
export async function writeCategoryOrder(
  tx: Sql,
  { ids, action }: { ids: readonly number[]; action: string },
  { staff, now }: ConsoleCall,
): Promise<number | null> {
  const rows = [];
  for (const id of [...ids].sort((a, b) => a - b)) rows.push(await requireCategory(tx, id));
  const [first] = rows;
  const isOneLevel = rows.every((row) => row.moduleId === first?.moduleId && row.parentId === first.parentId);
  if (!first || !isOneLevel) throw new RefusalError({ code: 'not_found' });
  const former = rows.sort((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id);
  await updatePositions(tx, ids);
  const subjectId = first.parentId ?? first.moduleId;
  const change = { staff, now, action, subject: 'category_order' as const, subjectId };
  return recordChange(tx, { ...change, before: { ids: former }, after: { ids } });
}
