/** The number of an order as an address has it; null for anything that can be none. */
export function orderNumberOf(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{8}$/.test(text) ? Number(text) : null;
}
