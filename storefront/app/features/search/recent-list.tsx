import { t } from '@rialto/texts/text.ts';
import { History, X } from 'lucide-react';
import { forgetAllSearches, forgetSearch } from './recent-searches.ts';
import { SearchOption } from './search-option.tsx';

type Props = { id: string; terms: string[]; active: number; onSearch: (term: string) => void };

/**
 * The latest searches. The remove buttons are in a second list, because an option of a listbox may not contain buttons.
 */
export function RecentList({ id, terms, active, onSearch }: Props) {
  return (
    <>
      <div className="flex items-center justify-between gap-4 ps-3 pe-1">
        <p className="text-sm font-semibold text-ink">{t('search.recent')}</p>
        <button
          type="button"
          onClick={forgetAllSearches}
          className="touch-area rounded-xs px-2 py-1.5 text-sm font-medium text-accent-text hover:underline"
        >
          {t('search.clear_recent')}
        </button>
      </div>
      <div className="mt-1 flex max-h-[400px] overflow-y-auto">
        <ul id={`${id}-list`} role="listbox" aria-label={t('search.recent')} className="min-w-0 flex-1">
          {terms.map((term, index) => (
            <SearchOption
              key={term}
              {...{ id, index }}
              icon={History}
              name={term}
              isActive={index === active}
              onChoose={() => onSearch(term)}
            />
          ))}
        </ul>
        <ul className="shrink-0">
          {terms.map((term) => (
            <li key={term}>
              <button
                type="button"
                aria-label={t('search.remove_recent', { term })}
                onClick={() => forgetSearch(term)}
                className="grid size-11 place-items-center rounded-full text-ink-faint hover:bg-wash hover:text-ink"
              >
                <X className="size-4" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
