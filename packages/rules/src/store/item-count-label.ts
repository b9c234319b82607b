/** The item count of a store card: one less than there are, with a plus above two. */
export function itemCountLabel(totalItems: number): { count: number; isMore: boolean } {
  return { count: Math.max(0, totalItems - 1), isMore: totalItems > 2 };
}
