/** Whether an id or slug is an id: only digits, and few enough to be an exact number. */
export function isId(idOrSlug: string): boolean {
  return /^\d{1,15}$/.test(idOrSlug);
}
