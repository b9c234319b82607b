/** The first letter or digit of a name, as a capital. */
export function initialOf(name: string): string {
  return (/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? '').toLocaleUpperCase('en');
}

const HUES = [25, 60, 95, 145, 195, 250, 300, 345];

/** One of a few colours, always the same for a name. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return HUES[sum % HUES.length] ?? 25;
}
