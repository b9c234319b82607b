/** Latin words and numbers inside a sentence of either direction keep their own order. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
