import { t } from '@rialto/messages/text.ts';
import { MapPin, Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { numberText } from '../../cards/number-text.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { usePlaceSearch, type PlaceSearch, type Suggestion } from './use-place-search.ts';

type Props = {
  initialText?: string;
  onChoose: (place: Suggestion) => void;
  onText?: (text: string) => void;
  isLarge?: boolean;
};

/** A text box that knows the city's places. The list is a listbox: arrows move, Enter chooses, Escape closes. */
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
    <div className="relative min-w-0 flex-1" onBlur={(event) => closeWhenLeft(event, () => setOpen(false))}>
      <Search className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-faint" aria-hidden />
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
      {isOpen && search.kind !== 'idle' && <Suggestions id={id} search={search} active={active} onChoose={choose} />}
    </div>
  );
}

type ListProps = { id: string; search: PlaceSearch; active: number; onChoose: (place: Suggestion) => void };

function Suggestions({ id, search, active, onChoose }: ListProps) {
  const places = search.kind === 'found' ? search.places : [];
  return (
    <div className="absolute inset-x-0 top-full z-(--z-float) mt-2 overflow-hidden rounded-lg border border-hairline bg-raised shadow-3">
      <p role="status" className={places.length > 0 ? 'sr-only' : 'flex items-center gap-3 p-4 text-sm text-ink-soft'}>
        {search.kind === 'loading' && <Spinner className="size-4" />}
        {statusText(search)}
      </p>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('location.suggestions')}
        className="max-h-80 overflow-y-auto p-1.5"
      >
        {places.map((place, index) => (
          <li
            key={place.place_id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the box loses focus, so that the list is still there when the click comes.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
            className="flex cursor-pointer items-start gap-3 rounded-sm px-3 py-2.5 hover:bg-wash aria-selected:bg-accent-soft"
          >
            <MapPin className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden />
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium text-ink">
                {place.structured_formatting.main_text}
              </span>
              <span className="block truncate text-xs text-ink-soft">{place.structured_formatting.secondary_text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function statusText(search: PlaceSearch): string {
  if (search.kind === 'loading') return t('location.suggestions_loading');
  if (search.kind === 'failed') return t('location.suggestions_failed');
  if (search.kind === 'found' && search.places.length === 0) return t('location.suggestions_none');
  return search.kind === 'found' ? t('location.suggestions_count', { count: numberText(search.places.length) }) : '';
}

function closeWhenLeft(event: React.FocusEvent, close: () => void): void {
  if (!event.currentTarget.contains(event.relatedTarget)) close();
}
