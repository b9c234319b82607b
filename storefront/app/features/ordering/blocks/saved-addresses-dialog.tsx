import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { AddressKindIcon, addressKindText } from '../../../cards/addresses/address-kind.tsx';
import type { AddressFields } from '../../../shared/address.ts';
import type { SavedAddress } from '@rialto/contract/calls/addresses.ts';
import type { QueryResult } from '../../../platform/query/use-query.ts';
import { addressFields } from '../../../shared/saved-addresses.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { SkeletonGroup, SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onAdd: () => void;
  list: QueryResult<SavedAddress[]>;
  storeZoneId: number | null;
  chosenId: number | null;
  onSelect: (address: AddressFields) => void;
};

/** Choosing a saved address; only Select commits (CHK-04). */
export function SavedAddressesDialog({ isOpen, onClose, ...rest }: Props) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('checkout.saved_addresses')} closeLabel={t('action.close')}>
      <Choice {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Choice({ list, storeZoneId, chosenId, onSelect, onClose, onAdd }: Omit<Props, 'isOpen'>) {
  const [marked, setMarked] = useState(chosenId);
  if (list.kind === 'loading')
    return (
      <SkeletonGroup label={t('checkout.loading')}>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  if (list.kind === 'error')
    return (
      <Notice text={t('error.network')}>
        <Button kind="secondary" onClick={list.refetch}>
          {t('action.retry')}
        </Button>
      </Notice>
    );
  const add = () => {
    onClose();
    onAdd();
  };
  if (list.data.length === 0)
    return (
      <Notice text={t('checkout.no_address')}>
        <Button onClick={add}>{t('checkout.add_address')}</Button>
      </Notice>
    );
  const reached = list.data.filter(({ zone_ids }) => storeZoneId === null || zone_ids.includes(storeZoneId));
  const chosen = reached.find(({ id }) => id === marked);
  const select = () => {
    if (chosen) onSelect(addressFields(chosen));
    onClose();
  };
  return (
    <>
      {reached.length === 0 ? (
        <Notice text={t('checkout.no_address_here')} />
      ) : (
        <RadioGroup
          legend={t('checkout.saved_addresses')}
          isLegendHidden
          name="saved_address"
          look="cards"
          className="max-h-[40vh] overflow-y-auto p-1"
          value={marked === null ? null : String(marked)}
          onChange={(id) => setMarked(Number(id))}
          options={reached.map((address) => ({
            value: String(address.id),
            label: addressKindText(address.address_type),
            icon: <AddressKindIcon type={address.address_type} />,
            hint: address.address,
          }))}
        />
      )}
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button kind="secondary" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        {reached.length === 0 ? (
          <Button onClick={add}>{t('checkout.add_address')}</Button>
        ) : (
          <Button onClick={select} disabled={!chosen}>
            {t('checkout.select')}
          </Button>
        )}
      </div>
    </>
  );
}

function Notice({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center text-md text-ink-soft">
      <p>{text}</p>
      {children}
    </div>
  );
}
