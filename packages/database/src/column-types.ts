import { types, type CustomTypesConfig } from 'pg';

type Parser = (text: string) => unknown;

const OID = { int8: 20, date: 1082, textArray: 1009, int8Array: 1016, dateArray: 1182, numericArray: 1231 };

const readTextArray = types.getTypeParser(OID.textArray) as (text: string) => (string | null)[];

const own = new Map<number, Parser>([
  [OID.int8, safeInteger],
  [OID.int8Array, (text) => readTextArray(text).map((entry) => (entry === null ? null : safeInteger(entry)))],
  // A date has no time zone; as a Date it would move to the day before in half the world.
  [OID.date, (text) => text],
  [OID.dateArray, readTextArray],
  [OID.numericArray, readTextArray],
]);

/** How a column becomes a value: int8 a number, numeric and date text, timestamptz a Date, the rest as the driver does. */
export function parserOf(oid: number): Parser {
  return own.get(oid) ?? (types.getTypeParser(oid, 'text') as Parser);
}

/** The same for what the driver reads itself. */
export const columnTypes: CustomTypesConfig = { getTypeParser: parserOf as CustomTypesConfig['getTypeParser'] };

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The whole number ${text} is too large to be read exactly`);
  return value;
}
