/** What can be ordered now, then the rest, each in its former order. */
export function openFirst<T>(list: readonly T[], isOpen: (entry: T) => boolean): T[] {
  return [...list.filter((entry) => isOpen(entry)), ...list.filter((entry) => !isOpen(entry))];
}

type Card = { open: number; available_now?: number };

/** Cards of stores or items whose store is open and that are available at this time of day, then the others. */
export function openCardsFirst<T extends Card>(cards: readonly T[]): T[] {
  return openFirst(cards, ({ open, available_now = 1 }) => open === 1 && available_now === 1);
}
