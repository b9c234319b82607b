/** Street and district of a store's address. The city is the same for every store of a list. */
export function shortAddress(address: string): string {
  return (/^[^,،]*(?:[,،][^,،]*)?/.exec(address)?.[0] ?? address).trim();
}
