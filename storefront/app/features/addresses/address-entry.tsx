import type { SavedAddress } from '@rialto/contract/calls/addresses.ts';
import { t } from '@rialto/texts/text.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { AddressKindIcon, addressKindText, addressParts } from '../../cards/addresses/address-kind.tsx';
import { dialogs } from '../../shared/dialogs.ts';
import { addressFields } from '../../shared/saved-addresses.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';

const ignore = () => undefined;

export function AddressEntry({ address, onDelete }: { address: SavedAddress; onDelete: () => void }) {
  const name = addressKindText(address.address_type);
  const parts = addressParts(address);
  return (
    <li className="flex items-start gap-3 rounded-lg border border-hairline p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text [&>svg]:size-5">
        <AddressKindIcon type={address.address_type} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base font-semibold break-words text-ink">{name}</h3>
        <p className="text-sm break-words text-ink-soft">
          <bdi>{address.address}</bdi>
        </p>
        {parts && (
          <p className="text-sm break-words text-ink-soft">
            <bdi>{parts}</bdi>
          </p>
        )}
        <p className="mt-1 text-sm break-words text-ink-faint">
          <bdi>{address.contact_person_name}</bdi> · <bdi dir="ltr">{address.contact_person_number}</bdi>
        </p>
      </div>
      <div className="-me-1.5 -mt-1 flex shrink-0">
        <IconButton
          size="sm"
          label={t('address.edit', { name })}
          onClick={() => dialogs.open({ name: 'address-form', editing: addressFields(address), onDone: ignore })}
        >
          <Pencil aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t('address.delete', { name })} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
