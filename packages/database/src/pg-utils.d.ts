/** How the driver serializes a parameter. Its types leave this out. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
