import { types, type CustomTypesConfig } from 'pg';

type Parser = (text: string) => unknown;

const OID = { int8: 20, date: 1082, textArray: 1009, int8Array: 1016, dateArray: 1182, numericArray: 1231 };

const readTextArray = types.getTypeParser(OID.textArray) as (text: string) => (string | null)[];

const own = new Map<number, Parser>([
  [OID.int8, safeInteger],
  [OID.int8Array, readIntegers],
  // A date has no time zone; converted to a Date it would shift by a day in half the world.
  [OID.date, (text) => text],
  [OID.dateArray, readTextArray],
  [OID.numericArray, readTextArray],
]);

/** The parser of a column type: int8 to number, numeric and date to text, timestamptz to Date, the rest by the driver. */
export function parserOf(oid: number): Parser {
  return own.get(oid) ?? (types.getTypeParser(oid, 'text') as Parser);
}

/** The same parsers in the form that the driver takes. */
export const columnTypes: CustomTypesConfig = { getTypeParser: parserOf as CustomTypesConfig['getTypeParser'] };

/** A search finds a thousand ids; the general parser reads them character by character. */
function readIntegers(text: string): (number | null)[] {
  const isPlain = !/[^\d,{}-]/.test(text) && text.lastIndexOf('{') === 0;
  if (!isPlain) return readTextArray(text).map((entry) => (entry === null ? null : safeInteger(entry)));
  const values = JSON.parse(`[${text.slice(1, -1)}]`) as number[];
  if (!values.every(Number.isSafeInteger)) readTextArray(text).forEach((entry) => safeInteger(entry ?? '0'));
  return values;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The whole number ${text} is too large to be read exactly`);
  return value;
}
