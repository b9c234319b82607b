import Type, { type Static } from 'typebox';
import { orNull } from '../fields.ts';
import { input } from '../input.ts';
import { line } from '../text.ts';

/** A text that staff write in both languages; without the Arabic one customers read the English one. */
export function translated(maxLength: number) {
  return input({ en: line(maxLength), ar: orNull(line(maxLength, 0)) });
}

/** Like a translated text, but it may be empty. */
export function optionalTranslated(maxLength: number) {
  return input({ en: line(maxLength, 0), ar: orNull(line(maxLength, 0)) });
}

export const shownTranslated = Type.Object({ en: Type.String(), ar: orNull(Type.String()) });
export type ConsoleTranslation = Static<typeof shownTranslated>;
