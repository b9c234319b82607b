/** Only http(s) URLs become links, because operators can enter any text. */
export function isWebAddress(link: string): boolean {
  return /^https?:\/\//.test(link);
}
