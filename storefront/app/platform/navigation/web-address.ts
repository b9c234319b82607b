/** Only web addresses become links: what an operator typed may be anything. */
export function isWebAddress(link: string): boolean {
  return /^https?:\/\//.test(link);
}
