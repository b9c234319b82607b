import { t } from '@rialto/texts/text.ts';
import { MapPin } from 'lucide-react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import type { PlaceSearch, Suggestion } from './use-place-search.ts';

type Props = {
  id: string;
  search: PlaceSearch;
  active: number;
  /** On phones it pushes the rest of the page down instead of covering it. */
  isInFlow: boolean;
  onChoose: (place: Suggestion) => void;
};

/** The suggested places, or a status text. */
export function PlaceSuggestions({ id, search, active, isInFlow, onChoose }: Props) {
  const places = search.kind === 'found' ? search.places : [];
  return (
    <div
      className={classNames(
        'absolute inset-x-0 top-full z-(--z-float) mt-2 overflow-hidden rounded-lg border border-hairline bg-raised shadow-3',
        isInFlow && 'max-sm:static',
      )}
    >
      <p role="status" className={places.length > 0 ? 'sr-only' : 'flex items-center gap-3 p-4 text-sm text-ink-soft'}>
        {search.kind === 'loading' && <Spinner className="size-4" />}
        {statusText(search)}
      </p>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('location.suggestions')}
        // Whole rows: five of 3.5 rem and the padding.
        className="max-h-73 overflow-y-auto p-1.5 empty:hidden"
      >
        {places.map((place, index) => (
          <li
            key={place.place_id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Prevents the blur that would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
            className="flex h-14 cursor-pointer items-center gap-3 rounded-sm px-3 hover:bg-wash aria-selected:bg-accent-soft"
          >
            <MapPin className="size-4 shrink-0 text-accent-text" aria-hidden />
            <span className="min-w-0">
              <bdi className="block truncate text-sm font-medium text-ink">{place.structured_formatting.main_text}</bdi>
              <bdi className="block truncate text-xs text-ink-soft">{place.structured_formatting.secondary_text}</bdi>
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
  return search.kind === 'found' ? t('location.suggestions_count', { count: search.places.length }) : '';
}
