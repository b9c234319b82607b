import { t } from '@rialto/texts/text.ts';
import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useCurrentModule } from '../../platform/page/root-data.ts';

const MAX_TERM_LENGTH = 100;

type Props = {
  text: string;
  listId: string;
  isExpanded: boolean;
  activeId: string | undefined;
  autoFocus: boolean;
  onOpen: () => void;
  onType: (text: string) => void;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The input of the search box: a combobox whose listbox is in the panel. */
export function SearchField({ text, listId, isExpanded, activeId, autoFocus, onOpen, onType, ...rest }: Props) {
  const isFood = useCurrentModule()?.module_type === 'food';
  return (
    <>
      <input type="hidden" name="data_type" value="searched" />
      <Search className="pointer-events-none absolute start-4 top-0 h-11 w-5 text-ink-faint" aria-hidden />
      <input
        type="search"
        name="search"
        role="combobox"
        autoComplete="off"
        autoFocus={autoFocus}
        data-autofocus={autoFocus ? '' : undefined}
        spellCheck={false}
        maxLength={MAX_TERM_LENGTH}
        enterKeyHint="search"
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={isFood ? t('search.placeholder_food') : t('search.placeholder')}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onFocus={onOpen}
        onClick={onOpen}
        onKeyDown={rest.onKeyDown}
        className="h-11 w-full appearance-none truncate rounded-full border border-transparent bg-sunken ps-11 pe-11 text-base text-ink transition placeholder:text-ink-faint hover:border-hairline focus:border-outline focus:bg-surface [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('search.clear')}
          onClick={rest.onClear}
          className="absolute end-0 top-0 grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <X className="size-4.5" aria-hidden />
        </button>
      )}
    </>
  );
}
