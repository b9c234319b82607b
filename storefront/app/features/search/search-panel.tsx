import { useImperativeHandle, useLayoutEffect, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { forgetSearch, useRecentSearches } from './recent-searches.ts';
import { RecentList } from './recent-list.tsx';
import { optionId } from './search-option.tsx';
import { SuggestedItems } from './suggested-items.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestedItems } from './use-suggested-items.ts';
import { useSuggestions } from './use-suggestions.ts';

/** How the panel, whose code comes later than the box, takes part in the keyboard. */
export type PanelHandle = { onKeyDown: (event: KeyboardEvent) => void };
/** Whether the panel shows something, whether that is a list for the arrow keys, and which option they have reached. */
export type PanelState = { isShown: boolean; isList: boolean; activeId: string | undefined };

type Props = {
  ref: Ref<PanelHandle>;
  /** Of the search box; the list and its options have names made from it. */
  id: string;
  text: string;
  look: 'float' | 'flow';
  onStateChange: (listed: PanelState) => void;
  onSearch: (term: string) => void;
  /** After something was opened from it. */
  onLeave: () => void;
};

/** Under the search box: what was searched for before and what a customer may like, or how the typed text may go on. */
export function SearchPanel({ ref, id, text, look, onStateChange, onSearch, onLeave }: Props) {
  const recent = useRecentSearches();
  const suggestions = useSuggestions(text);
  const isRecent = text.trim() === '';
  const suggested = useSuggestedItems(isRecent);
  const terms = useMemo(
    () => (isRecent ? recent : [...suggestions.items, ...suggestions.stores].map(({ name }) => name)),
    [isRecent, recent, suggestions],
  );
  const [active, setActive] = useActive(terms);
  const isList = terms.length > 0;
  const isShown = isList || suggested.length > 0;

  // Before the next picture: the box never names another option than the one that looks chosen.
  useLayoutEffect(() => {
    onStateChange({ isShown, isList, activeId: active >= 0 ? optionId(id, active) : undefined });
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, isShown, isList, active, onStateChange]);

  useImperativeHandle(ref, () => ({
    onKeyDown: (event: KeyboardEvent) => {
      const term = terms[active];
      if (!isList) return;
      if (event.key === 'ArrowDown') setActive((active + 1) % terms.length);
      else if (event.key === 'ArrowUp') setActive(active <= 0 ? terms.length - 1 : active - 1);
      else if (event.key === 'Enter' && term !== undefined) onSearch(term);
      else if (event.key === 'Delete' && isRecent && term !== undefined) forgetSearch(term);
      else return;
      event.preventDefault();
    },
  }));

  if (!isShown) return null;
  const list = { id, active, onSearch };
  return (
    // Before the box loses the focus, so that the panel is still there when the click comes.
    <div onPointerDown={(event) => event.preventDefault()} className={classNames('p-2', LOOKS[look])}>
      {isList && isRecent && <RecentList {...list} terms={recent} />}
      {isList && !isRecent && <SuggestionList {...list} suggestions={suggestions} />}
      {suggested.length > 0 && <SuggestedItems items={suggested} onLeave={onLeave} />}
    </div>
  );
}

/** The option the arrow keys have reached; none again when the list changes. */
function useActive(terms: string[]): [number, (active: number) => void] {
  const [chosen, setChosen] = useState({ terms, active: -1 });
  const active = chosen.terms === terms ? chosen.active : -1;
  return [active, (next) => setChosen({ terms, active: terms.length === 0 ? -1 : next })];
}

const LOOKS = {
  float: 'absolute inset-x-0 top-full z-(--z-float) mt-2 rounded-lg border border-hairline bg-raised shadow-3',
  flow: 'mt-2 w-[calc(100vw-2*var(--gutter))]',
};
