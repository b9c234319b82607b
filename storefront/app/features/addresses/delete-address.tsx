import { deleteAddress, type SavedAddress } from '@rialto/contract/calls/addresses.ts';
import { t } from '@rialto/texts/text.ts';
import { Trash2 } from 'lucide-react';
import { callApi } from '../../platform/api/api.ts';
import { refreshAddresses } from '../../shared/saved-addresses.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { useConfirm } from '../../platform/overlays/use-confirm.ts';
import { Confirmation } from '../../cards/confirmation.tsx';

/** Confirms and deletes a saved address. */
export function DeleteAddress({ address, onEnd }: { address: SavedAddress; onEnd: () => void }) {
  const confirm = useConfirm(async () => {
    try {
      const { message } = await callApi(deleteAddress, { query: { address_id: address.id } });
      toasts.show({ kind: 'success', text: message });
    } finally {
      // Refresh even after a refusal: another device may have deleted it already.
      await refreshAddresses();
    }
  }, onEnd);

  return (
    <Confirmation
      {...confirm.dialog}
      kind="danger"
      icon={<Trash2 className="size-6" aria-hidden />}
      title={t('address.delete_title')}
      text={t('address.delete_text')}
    />
  );
}
