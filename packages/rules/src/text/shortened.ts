/** The beginning of a text that is too long; a character is never split. */
export function shortened(text: string, most: number): { shown: string; isCut: boolean } {
  const signs = Array.from(text);
  if (signs.length <= most) return { shown: text, isCut: false };
  return { shown: signs.slice(0, most).join('').trimEnd(), isCut: true };
}
