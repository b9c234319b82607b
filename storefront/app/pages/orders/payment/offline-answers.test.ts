import { expect, test } from 'vitest';
import { answersOf, missingAnswer, type OfflineMethod } from './offline-answers.ts';

const transfer: OfflineMethod = {
  id: 1,
  method_name: 'Bank transfer',
  method_fields: [],
  method_informations: [
    { customer_input: 'sender', customer_placeholder: 'Name of the account', is_required: 1 },
    { customer_input: 'reference', customer_placeholder: 'Reference', is_required: 1 },
    { customer_input: 'note', customer_placeholder: 'Anything else', is_required: 0 },
  ],
};

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('only answered questions are sent, trimmed', () => {
  const form = aForm({ sender: ' Salma ', reference: 'TR-778', note: '  ', colour: 'red' });
  expect(answersOf(transfer, form)).toEqual([
    { customer_input: 'sender', value: 'Salma' },
    { customer_input: 'reference', value: 'TR-778' },
  ]);
});

test.each([
  [{}, 'sender'],
  [{ sender: 'Salma', reference: ' ' }, 'reference'],
  [{ sender: 'Salma', reference: 'TR-778' }, null],
])('the first missing answer of %o is %s', (fields, missing) => {
  expect(missingAnswer(transfer, answersOf(transfer, aForm(fields)))).toBe(missing);
});
