import { paths } from '../../platform/navigation/paths.ts';
import type { Suggestions } from './use-suggestions.ts';

/** An option of the panel: a term to search for, or a store to open. */
export type PanelEntry = { kind: 'term' | 'item' | 'store'; name: string; picture?: string | null; to?: string };

/** Rows that fit into the 400 px of the specification. */
const MOST_ROWS = 7;
const MOST_STORES = 3;

export function termEntries(terms: readonly string[]): PanelEntry[] {
  return terms.map((name) => ({ kind: 'term', name }));
}

/** Stores first, because they are few; items fill the other rows. */
export function suggestionEntries({ items, stores }: Suggestions): PanelEntry[] {
  const shownStores = stores.slice(0, Math.max(MOST_STORES, MOST_ROWS - items.length));
  const shownItems = items.slice(0, MOST_ROWS - shownStores.length);
  return [
    ...shownStores.map((store) => ({
      ...{ kind: 'store' as const, name: store.name, picture: store.logo_full_url },
      to: paths.store(store),
    })),
    ...shownItems.map(({ name, image_full_url }) => ({ kind: 'item' as const, name, picture: image_full_url })),
  ];
}
