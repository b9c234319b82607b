import Type from 'typebox';
import { Check } from 'typebox/value';
import { parseJson } from '../../../platform/parse-json.ts';
import { RefusalError } from '../../../platform/refuse.ts';

const answers = Type.Array(
  Type.Object(
    {
      customer_input: Type.String({ minLength: 1, maxLength: 60 }),
      // PostgreSQL cannot store some control characters.
      value: Type.String({ maxLength: 300, pattern: '^[^\\p{Cc}\\p{Cs}]*$' }),
    },
    { additionalProperties: false },
  ),
  { maxItems: 20 },
);

/** Parses the JSON list in a form field. */
export function readAnswers(text: string): { key: string; value: string }[] {
  const parsed = parseJson(text);
  if (!Check(answers, parsed)) throw new RefusalError({ code: 'payment_answers_wrong' });
  return parsed.map(({ customer_input: key, value }) => ({ key, value }));
}
