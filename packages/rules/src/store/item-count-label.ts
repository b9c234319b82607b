/** How many items a store card announces: one less than there are, with a plus when there are more than two. */
export function itemCountLabel(totalItems: number): { count: number; isMore: boolean } {
  return { count: Math.max(0, totalItems - 1), isMore: totalItems > 2 };
}
