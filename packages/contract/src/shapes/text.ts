import Type, { type TString } from 'typebox';

/**
 * PostgreSQL cannot store control characters and lone surrogates, and browsers cannot show them, so they are refused.
 */
const ONE_LINE = '^[^\\p{Cc}\\p{Cs}]*$';

/** One line of typed text: counted in characters, without control characters. */
export function line(maxLength: number, minLength = 1): TString {
  return Type.String({ minLength, maxLength, pattern: ONE_LINE });
}

/** Like a line, with line breaks. */
const LINES = '^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$';

/** A longer typed text that may have line breaks. */
export function paragraphs(maxLength: number, minLength: number, examples: string[]): TString {
  return Type.String({ minLength, maxLength, pattern: LINES, examples });
}
