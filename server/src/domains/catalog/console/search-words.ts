import type { Sql } from '@rialto/database/sql.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';
import { surroundingNames, updateMoreSearch, type SearchWordsOf } from './search-words.sql.ts';

type Names = { en: string; ar: string | null }[];

/** The words that find an item without being its name: those of its store, category and brand. */
function moreSearch(names: Names): { en: string; ar: string } {
  return {
    en: searchText(names.map(({ en }) => en).join(' ')),
    ar: searchText(names.map(({ ar }) => ar ?? '').join(' ')),
  };
}

/** Writes the search words of the items of a store, category or brand whose name changed, or of single items. */
export async function refreshSearchWords(tx: Sql, of: SearchWordsOf): Promise<void> {
  for (const { names, ...group } of await surroundingNames(tx, of))
    await updateMoreSearch(tx, of, { ...group, ...moreSearch(names) });
}
