import { t } from '@rialto/texts/text.ts';
import { Search } from 'lucide-react';
import { lazy, Suspense, useId, useState, type KeyboardEvent } from 'react';
import { usePlaceSearch, type Suggestion } from './use-place-search.ts';

const PlaceSuggestions = lazy(async () => ({ default: (await import('./place-suggestions.tsx')).PlaceSuggestions }));

type Props = {
  initialText?: string;
  onChoose: (place: Suggestion) => void;
  onText?: (text: string) => void;
  isLarge?: boolean;
};

/** A combobox of places: arrow keys move, Enter chooses, Escape closes. */
export function PlaceSearchBox({ initialText = '', onChoose, onText, isLarge = false }: Props) {
  const id = useId();
  const [text, setText] = useState(initialText);
  const [isOpen, setOpen] = useState(initialText !== '');
  const [active, setActive] = useState(-1);
  const search = usePlaceSearch(isOpen ? text : '');
  const places = search.kind === 'found' ? search.places : [];

  function type(value: string) {
    setText(value);
    setOpen(true);
    setActive(-1);
    onText?.(value);
  }

  function choose(place: Suggestion) {
    setText(place.description);
    setOpen(false);
    onChoose(place);
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = places[active] ?? places[0];
    if (event.key === 'ArrowDown') setActive((at) => Math.min(at + 1, places.length - 1));
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(at - 1, 0));
    else if (event.key === 'Enter' && isOpen && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen && search.kind !== 'idle') setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative min-w-0 flex-1" onBlur={(event) => hasLeft(event, isLarge) && setOpen(false)}>
      <Search
        className={`pointer-events-none absolute start-4 top-0 w-5 text-ink-faint ${isLarge ? 'h-14' : 'h-12'}`}
        aria-hidden
      />
      <input
        type="search"
        name="q"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-label={t('location.search_label')}
        aria-expanded={isOpen && search.kind !== 'idle'}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder={t('location.search_placeholder')}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        className={`w-full rounded-md border border-outline bg-surface ps-12 pe-4 text-ink placeholder:text-ink-faint ${isLarge ? 'h-14' : 'h-12'} text-base`}
      />
      {isOpen && search.kind !== 'idle' && (
        <Suspense fallback={null}>
          <PlaceSuggestions {...{ id, search, active }} isInFlow={isLarge} onChoose={choose} />
        </Suspense>
      )}
    </div>
  );
}

/** A list in the flow stays open: closing it would move the button below away from under the finger. */
function hasLeft(event: React.FocusEvent, isLarge: boolean): boolean {
  const isInFlow = isLarge && matchMedia('(width < 40rem)').matches;
  return !isInFlow && !event.currentTarget.contains(event.relatedTarget);
}
