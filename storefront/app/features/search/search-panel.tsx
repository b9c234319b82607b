import { useImperativeHandle, useLayoutEffect, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { forgetSearch, useRecentSearches } from './recent-searches.ts';
import { RecentList } from './recent-list.tsx';
import { optionId } from './search-option.tsx';
import { SuggestedItems } from './suggested-items.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestedItems } from './use-suggested-items.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Lets the search box forward key presses to the lazily loaded panel. */
export type PanelHandle = { onKeyDown: (event: KeyboardEvent) => void };
/** Whether the panel is visible, whether it has a listbox, and the id of its active option. */
export type PanelState = { isShown: boolean; isList: boolean; activeId: string | undefined };

type Props = {
  ref: Ref<PanelHandle>;
  /** Id of the search box; prefix for the ids of the list and its options. */
  id: string;
  text: string;
  look: 'float' | 'flow';
  onStateChange: (state: PanelState) => void;
  onSearch: (term: string) => void;
  /** Called after a click on a suggested item. */
  onLeave: () => void;
};

/** Recent searches and suggested items while the box is empty, otherwise suggestions for the typed text. */
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

  // A layout effect, so that aria-activedescendant always matches the highlighted option.
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
    // Prevents the blur that would close the panel before the click.
    <div onPointerDown={(event) => event.preventDefault()} className={classNames('p-2', LOOKS[look])}>
      {isList && isRecent && <RecentList {...list} terms={recent} />}
      {isList && !isRecent && <SuggestionList {...list} suggestions={suggestions} />}
      {suggested.length > 0 && <SuggestedItems items={suggested} onLeave={onLeave} />}
    </div>
  );
}

/** Index of the active option; reset to -1 when the list changes. */
function useActive(terms: string[]): [number, (active: number) => void] {
  const [chosen, setChosen] = useState({ terms, active: -1 });
  const active = chosen.terms === terms ? chosen.active : -1;
  return [active, (next) => setChosen({ terms, active: terms.length === 0 ? -1 : next })];
}

const LOOKS = {
  float: 'absolute inset-x-0 top-full z-(--z-float) mt-2 rounded-lg border border-hairline bg-raised shadow-3',
  flow: 'mt-2 w-[calc(100vw-2*var(--gutter))]',
};
