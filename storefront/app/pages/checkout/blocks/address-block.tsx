import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { AddressKindIcon, addressKindText } from '../../../cards/addresses/address-kind.tsx';
import type { AddressFields } from '../../../shared/address.ts';
import { dialogs } from '../../../shared/dialogs.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Tooltip } from '@rialto/ui/overlays/tooltip.tsx';
import { AdditionalInformation } from './additional-information.tsx';
import { Block } from '../../../features/ordering/blocks/block.tsx';
import { SavedAddressesDialog } from '../../../features/ordering/blocks/saved-addresses-dialog.tsx';
import type { DestinationState } from '../form/use-destination.ts';

type Props = { state: DestinationState; storeZoneId: number | null; problems?: Problem[] | undefined };

/** The delivery address (CHK-03). A guest has one, stored on the device; a customer chooses a saved one. */
export function AddressBlock({ state, storeZoneId, problems }: Props) {
  const [isListOpen, setIsListOpen] = useState(false);
  const { isSignedIn, address, choose } = state;
  const edit = (editing: AddressFields | null) => dialogs.open({ name: 'address-form', editing, onDone: choose });
  return (
    <Block
      area="address"
      title={t('checkout.addresses')}
      end={
        isSignedIn && (
          <span className="-me-3 flex flex-wrap">
            <Button kind="ghost" size="sm" onClick={() => setIsListOpen(true)}>
              {t('checkout.view_saved')}
            </Button>
            <Button
              kind="ghost"
              size="sm"
              className="max-sm:[&_svg]:hidden"
              icon={<Plus className="size-4.5" />}
              onClick={() => edit(null)}
            >
              {t('checkout.add_address')}
            </Button>
          </span>
        )
      }
      problems={problems}
      mend={
        problems?.some(({ code }) => code === 'out_of_zone') && (
          <Button kind="secondary" size="sm" onClick={() => (isSignedIn ? setIsListOpen(true) : edit(address))}>
            {t('checkout.change_address')}
          </Button>
        )
      }
    >
      <ChosenAddress state={state} onEdit={() => edit(address)} />
      {!isSignedIn && !address && (
        <Button kind="secondary" size="sm" className="mt-3" onClick={() => edit(null)}>
          {t('checkout.add_address')}
        </Button>
      )}
      {address && <AdditionalInformation state={state} />}
      {isSignedIn && (
        <SavedAddressesDialog
          isOpen={isListOpen}
          onClose={() => setIsListOpen(false)}
          onAdd={() => edit(null)}
          list={state.list}
          storeZoneId={storeZoneId}
          chosenId={address?.id ?? null}
          onSelect={choose}
        />
      )}
    </Block>
  );
}

function ChosenAddress({ state, onEdit }: { state: DestinationState; onEdit: () => void }) {
  const { isSignedIn, address } = state;
  return (
    <div className="flex items-center gap-3 rounded-md bg-sunken p-2 ps-4">
      <span className="shrink-0 text-accent-text [&>svg]:size-5">
        <AddressKindIcon type={address?.address_type ?? ''} />
      </span>
      <div className="min-w-0 flex-1">
        {address ? (
          <>
            <p className="text-sm font-semibold text-ink">
              {address.address_type === '' ? t('checkout.type_place') : addressKindText(address.address_type)}
            </p>
            <p className="text-md text-ink-soft">
              <bdi>{address.address}</bdi>
            </p>
          </>
        ) : (
          <p className="text-md text-ink-soft">
            {isSignedIn ? t('checkout.no_address') : t('checkout.add_your_address')}
          </p>
        )}
      </div>
      <Tooltip text={t('checkout.add_address_tip')}>
        {(props) => (
          <IconButton {...props} label={t('checkout.edit_address')} size="sm" onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
        )}
      </Tooltip>
    </div>
  );
}
