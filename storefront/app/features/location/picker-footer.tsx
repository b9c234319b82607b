import { t } from '@rialto/texts/text.ts';
import { MapPin } from 'lucide-react';
import { dialogs } from '../../shared/dialogs.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import type { PlaceAt } from '../../shared/use-place-at.ts';

type Props = { place: PlaceAt; onPick: (place: { address: string; zoneIds: number[] }) => void };

/**
 * The address under the pin and the pick button, which is disabled without an address (LOC-04). Outside all zones the
 * button shows the refusal and closes the picker.
 */
export function PickerFooter({ place, onPick }: Props) {
  return (
    <div className="flex w-full flex-col gap-3 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-2.5 text-sm" aria-live="polite">
        <MapPin className="size-5 shrink-0 text-accent-text" aria-hidden />
        {place.kind === 'looking' ? (
          <Skeleton className="h-4 w-48 max-w-full" />
        ) : place.address === null ? (
          <span className="text-ink-soft">{t('location.no_address')}</span>
        ) : (
          <bdi className="line-clamp-2 font-medium text-ink">{place.address}</bdi>
        )}
      </div>
      <PickButton place={place} onPick={onPick} />
    </div>
  );
}

function PickButton({ place, onPick }: Props) {
  if (place.kind === 'refused') {
    return (
      <Button kind="danger" size="lg" onClick={() => dialogs.close('location-picker')}>
        {place.message}
      </Button>
    );
  }
  const served = place.kind === 'served' && place.address !== null ? { ...place, address: place.address } : null;
  return (
    <Button
      size="lg"
      disabled={!served}
      isLoading={place.kind === 'looking'}
      onClick={() => served && onPick({ address: served.address, zoneIds: served.zoneIds })}
    >
      {t('location.pick')}
    </Button>
  );
}
