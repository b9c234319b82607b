import type { Problem } from '@rialto/contract/shapes/cart.ts';
import type { SavedAddress } from '@rialto/contract/calls/addresses.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { lazy, useState, type ReactNode } from 'react';
import { Block } from '../../../features/ordering/blocks/block.tsx';
import { LazyBoundary } from '../../../shell/lazy-boundary.tsx';
import { dialogs, type PickedPlace } from '../../../shared/dialogs.ts';
import type { AddressFields } from '../../../shared/address.ts';
import { useAddresses } from '../../../shared/saved-addresses.ts';
import type { QueryResult } from '../../../platform/query/use-query.ts';
import { placeOf } from '../form/ends.ts';
import type { End } from '../form/parcel-form.ts';
import { AddressRow } from './address-row.tsx';
import { problemsOfFields } from './end-fields.tsx';

const SavedAddressesDialog = lazy(async () => ({
  default: (await import('../../../features/ordering/blocks/saved-addresses-dialog.tsx')).SavedAddressesDialog,
}));

type Props = {
  kind: 'sender' | 'receiver';
  end: End;
  isSignedIn: boolean;
  problems?: Problem[] | undefined;
  /** A place from the picker: the door there is not known. */
  onPlace: (part: Partial<End>) => void;
  onAddress: (address: AddressFields) => void;
  /** Above the address, such as former receivers. */
  start?: ReactNode;
  children: ReactNode;
};

/** One end of the way: the address, then who is there. */
export function EndBlock({ kind, end, isSignedIn, problems = [], onPlace, onAddress, start, children }: Props) {
  const list = useAddresses();
  const [isListOpen, setIsListOpen] = useState(false);
  const pick = () =>
    openPicker(kind, end, (place) => onPlace({ place: placeOf(place), road: '', house: '', floor: '' }));
  const ofPlace = problems.filter(({ code }) => !problemsOfFields.has(code));
  return (
    <Block
      area={kind}
      step={kind === 'sender' ? 1 : 2}
      title={kind === 'sender' ? t('parcel.from') : t('parcel.to')}
      end={
        isSignedIn && (
          <Button kind="ghost" size="sm" className="-me-3" onClick={() => setIsListOpen(true)}>
            {t('parcel.saved')}
          </Button>
        )
      }
      problems={ofPlace}
      mend={
        <Button kind="secondary" size="sm" onClick={pick}>
          {end.place ? t('parcel.change_address') : t('location.pick_from_map')}
        </Button>
      }
    >
      {start}
      <AddressRow kind={kind} end={end} isMissing={ofPlace.length > 0} onPick={pick} />
      <div className="mt-3">{children}</div>
      {isListOpen && (
        <SavedAddresses isOpen={isListOpen} list={list} onClose={() => setIsListOpen(false)} onSelect={onAddress} />
      )}
    </Block>
  );
}

type SavedProps = {
  isOpen: boolean;
  list: QueryResult<SavedAddress[]>;
  onClose: () => void;
  onSelect: (address: AddressFields) => void;
};

function SavedAddresses({ onSelect, ...rest }: SavedProps) {
  return (
    <LazyBoundary>
      <SavedAddressesDialog
        {...rest}
        storeZoneId={null}
        chosenId={null}
        onSelect={onSelect}
        onAdd={() => dialogs.open({ name: 'address-form', editing: null, onDone: onSelect })}
      />
    </LazyBoundary>
  );
}

/** The receiver's place is not the visitor's own, so the picker keeps it apart (LOC-07). */
function openPicker(kind: Props['kind'], { place }: End, onPick: (place: PickedPlace) => void): void {
  dialogs.open({
    name: 'location-picker',
    mode: { kind: kind === 'sender' ? 'parcel' : 'receiver', onPick },
    ...(place && { at: { lat: place.latitude, lng: place.longitude } }),
  });
}
