import Type, { type TString } from 'typebox';

/** Controls and lone surrogates cannot be stored by PostgreSQL or shown by a browser, so they end at the edge. */
const ONE_LINE = '^[^\\p{Cc}\\p{Cs}]*$';

/** A line a person typed: counted in characters, without control characters. */
export function line(maxLength: number, minLength = 1): TString {
  return Type.String({ minLength, maxLength, pattern: ONE_LINE });
}

/** As a line, but with line ends. */
const LINES = '^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$';

/** A longer text a person typed, over as many lines as they like. */
export function paragraphs(maxLength: number, minLength: number, examples: string[]): TString {
  return Type.String({ minLength, maxLength, pattern: LINES, examples });
}
