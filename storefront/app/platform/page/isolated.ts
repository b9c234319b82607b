/** Isolates Latin words and numbers, so that their order is kept in right-to-left sentences. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
