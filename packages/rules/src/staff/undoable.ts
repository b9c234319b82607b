/** An entry of the log of changes. */
type Entry = { action: string; before: object | null; after: object | null };

/** The calls that change the catalogue. Going back is such a change too, so it can be undone itself. */
const catalogueCalls = [
  'changeStore',
  'changeStoreHours',
  'changeItem',
  'changeItems',
  'sellOutItem',
  'changeCategory',
  'orderCategories',
  'changeBrand',
  'changeCondition',
  'changeAddOn',
  'undoChange',
];

/** Whether an entry is a change of the catalogue with values to go back to. */
export function isUndoable<E extends Entry>(
  entry: E,
): entry is E & { before: NonNullable<E['before']>; after: NonNullable<E['after']> } {
  return entry.before !== null && entry.after !== null && catalogueCalls.includes(entry.action);
}

type LogEntry = Entry & { id: number; person: { id: number }; subject: string; subject_id: string };

/** Of a list, latest first, the entries that this member may undo: their own whose values were not changed since. */
export function undoableEntries(entries: readonly LogEntry[], memberId: number): ReadonlySet<number> {
  const changedSince = new Set<string>();
  const found = new Set<number>();
  for (const entry of entries) {
    const values = Object.keys(entry.after ?? {}).map((name) => `${entry.subject} ${entry.subject_id} ${name}`);
    const isLast = !values.some((value) => changedSince.has(value));
    if (isLast && entry.person.id === memberId && isUndoable(entry)) found.add(entry.id);
    for (const value of values) changedSince.add(value);
  }
  return found;
}
