import { useImperativeHandle, useLayoutEffect, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { useNavigate } from 'react-router';
import { suggestionEntries, termEntries, type PanelEntry } from './panel-entries.ts';
import { PopularTerms } from './popular-terms.tsx';
import { forgetSearch, useRecentSearches } from './recent-searches.ts';
import { RecentList } from './recent-list.tsx';
import { optionId } from './search-option.tsx';
import { SuggestedItems } from './suggested-items.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { usePopular } from './use-popular.ts';
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

/**
 * While the box is empty: recent searches, popular terms, categories and suggested items. Otherwise suggestions for the
 * typed text.
 */
export function SearchPanel({ ref, id, text, look, onStateChange, onSearch, onLeave }: Props) {
  const recent = useRecentSearches();
  const suggestions = useSuggestions(text);
  const isRecent = text.trim() === '';
  const suggested = useSuggestedItems(isRecent);
  const popular = usePopular(isRecent);
  const entries = useMemo(
    () => (isRecent ? termEntries(recent) : suggestionEntries(suggestions)),
    [isRecent, recent, suggestions],
  );
  const [active, setActive] = useActive(entries);
  const isList = entries.length > 0;
  const isShown = isList || suggested.length > 0 || popular !== null;
  const navigate = useNavigate();
  const choose = ({ to, name }: PanelEntry) => {
    if (to === undefined) return onSearch(name);
    void navigate(to);
    onLeave();
  };

  // A layout effect, so that aria-activedescendant always matches the highlighted option.
  useLayoutEffect(() => {
    onStateChange({ isShown, isList, activeId: active >= 0 ? optionId(id, active) : undefined });
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, isShown, isList, active, onStateChange]);

  useImperativeHandle(ref, () => ({
    onKeyDown: (event: KeyboardEvent) => {
      const entry = entries[active];
      if (!isList) return;
      if (event.key === 'ArrowDown') setActive((active + 1) % entries.length);
      else if (event.key === 'ArrowUp') setActive(active <= 0 ? entries.length - 1 : active - 1);
      else if (event.key === 'Enter' && entry !== undefined) choose(entry);
      else if (event.key === 'Delete' && isRecent && entry !== undefined) forgetSearch(entry.name);
      else return;
      event.preventDefault();
    },
  }));

  if (!isShown) return null;
  const list = { id, active };
  return (
    // Prevents the blur that would close the panel before the click.
    <div onPointerDown={(event) => event.preventDefault()} className={classNames('p-2', LOOKS[look])}>
      {isList && isRecent && <RecentList {...list} terms={recent} onSearch={onSearch} />}
      {isList && !isRecent && <SuggestionList {...list} entries={entries} onChoose={choose} />}
      {popular && <PopularTerms {...popular} onSearch={onSearch} onLeave={onLeave} />}
      {suggested.length > 0 && <SuggestedItems items={suggested} onLeave={onLeave} />}
    </div>
  );
}

/** Index of the active option; reset to -1 when the list changes. */
function useActive(entries: PanelEntry[]): [number, (active: number) => void] {
  const [chosen, setChosen] = useState({ entries, active: -1 });
  const active = chosen.entries === entries ? chosen.active : -1;
  return [active, (next) => setChosen({ entries, active: entries.length === 0 ? -1 : next })];
}

const LOOKS = {
  float:
    'absolute inset-x-0 top-full z-(--z-float) mt-2 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain rounded-lg border border-hairline bg-raised shadow-3',
  flow: 'mt-2 w-[calc(100vw-2*var(--gutter))]',
};
