import Type from 'typebox';
import { orNull } from '../fields.ts';
import { line } from '../text.ts';

const MAX_NAME_LENGTH = 150;

/** A name in both languages; without an Arabic one the English is shown. */
export const nameTexts = Type.Object(
  { en: line(MAX_NAME_LENGTH), ar: orNull(line(MAX_NAME_LENGTH)) },
  { additionalProperties: false, examples: [{ en: 'Falafel plate', ar: 'طبق فلافل' }] },
);

/** A longer text in both languages; it may be empty. */
export function longTexts(maxLength: number) {
  const text = Type.String({ maxLength, pattern: '^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$' });
  return Type.Object(
    { en: text, ar: orNull(text) },
    { additionalProperties: false, examples: [{ en: 'Crisp, with tahini', ar: 'مقرمش مع الطحينة' }] },
  );
}

/** The id of a picture that was uploaded, or null. */
export const pictureId = orNull(Type.String({ pattern: '^[a-z0-9-]{1,80}$', examples: [null] }));

/** A picture with the URL at which it is shown. */
export const shownPicture = Type.Object({ id: Type.String(), url: Type.String() });

export const clockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['09:00'] });
export const day = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  examples: ['2026-12-25'],
});
export const percent = Type.Number({ minimum: 0, maximum: 100, examples: [10] });
/** An amount that is sent. */
export const price = Type.Number({ minimum: 0, maximum: 1_000_000_000, examples: [12.5] });

/** The number of the entry in the log of changes, with which it is undone; null if nothing changed. */
export const changeId = orNull(Type.Integer());
