/** The driver's own way to write a value as a parameter; it ships no types for it. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
