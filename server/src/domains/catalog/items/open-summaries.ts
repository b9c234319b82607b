import type { Language } from '@rialto/contract/http/languages.ts';
import { shortened } from '@rialto/rules/text/shortened.ts';
import type { App } from '../../../platform/app.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import { textIn } from '../../../platform/wire-values.ts';
import { summariesOf, type SummaryRow } from './summaries.sql.ts';

/** The length of a description outside its own page (specification 1, section 9; ITM-06). */
const MAX_CHARACTERS = 70;
const TTL_MS = 60_000;

export type Summaries = <Card extends { id: number }>(cards: Card[], language: Language) => Promise<Card[]>;

/** Adds the shortened description to the cards of one store, whose menu shows it. */
export function openSummaries(app: App): Summaries {
  const kept = ttlCache<SummaryRow[]>(app.clock, { ttlMs: TTL_MS });
  app.onChange('items', kept.clear);
  return async (cards, language) => {
    const ids = cards.map(({ id }) => id);
    if (ids.length === 0) return cards;
    const rows = await kept.read(ids.join(), () => summariesOf(app.db, ids, MAX_CHARACTERS * 2));
    const textOf = new Map(rows.map(({ id, en, ar }) => [id, textIn(language, en, ar)]));
    return cards.map((card) => ({ ...card, description: cut(textOf.get(card.id) ?? '') }));
  };
}

function cut(text: string): string {
  const { shown, isCut } = shortened(text, MAX_CHARACTERS);
  return isCut ? `${shown}…` : shown;
}
