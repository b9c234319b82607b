/** The order number in a URL, or null if the text cannot be one. */
export function orderNumberOf(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{8}$/.test(text) ? Number(text) : null;
}
