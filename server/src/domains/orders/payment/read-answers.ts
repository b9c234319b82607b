import Type from 'typebox';
import { Check } from 'typebox/value';
import { parseJson } from '../../../platform/parse-json.ts';
import { RefusalError } from '../../../platform/refuse.ts';

const answers = Type.Array(
  Type.Object(
    {
      customer_input: Type.String({ minLength: 1, maxLength: 60 }),
      // Controls cannot be stored.
      value: Type.String({ maxLength: 300, pattern: '^[^\\p{Cc}\\p{Cs}]*$' }),
    },
    { additionalProperties: false },
  ),
  { maxItems: 20 },
);

/** The JSON list inside a form's field; anything else is refused. */
export function readAnswers(text: string): { key: string; value: string }[] {
  const told = parseJson(text);
  if (!Check(answers, told)) throw new RefusalError({ code: 'payment_answers_wrong' });
  return told.map(({ customer_input: key, value }) => ({ key, value }));
}
