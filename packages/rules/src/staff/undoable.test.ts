import { expect, test } from 'vitest';
import { undoableEntries } from './undoable.ts';

const aChange = (id: number, change: object = {}) => ({
  id,
  person: { id: 7 },
  action: 'changeItem',
  subject: 'item',
  subject_id: '1',
  before: { price: 1 },
  after: { price: 2 },
  ...change,
});
const undoable = (...entries: ReturnType<typeof aChange>[]) => [...undoableEntries(entries, 7)];

test('OPS-05 the last change of each value can be undone', () => {
  const other = { before: { stock: 1 }, after: { stock: 2 } };
  expect(undoable(aChange(4), aChange(3), aChange(2, other), aChange(1, { subject_id: '2' }))).toEqual([4, 2, 1]);
});

test('OPS-05 a member undoes neither the change of another member nor one from before it', () => {
  expect(undoable(aChange(2, { person: { id: 8 } }), aChange(1))).toEqual([]);
});

test('OPS-05 what was added, removed or is not in the catalogue cannot be undone', () => {
  expect(undoable(aChange(1, { before: null }))).toEqual([]);
  expect(undoable(aChange(1, { after: null }))).toEqual([]);
  expect(undoable(aChange(1, { action: 'pauseStore' }))).toEqual([]);
});
