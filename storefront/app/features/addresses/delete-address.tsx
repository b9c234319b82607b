import { deleteAddress, type SavedAddress } from '@rialto/contract/calls/addresses.ts';
import { t } from '@rialto/texts/text.ts';
import { Trash2 } from 'lucide-react';
import { callApi } from '../../platform/api/api.ts';
import { refreshAddresses } from '../../shared/saved-addresses.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { useBusy } from '../../platform/api/use-busy.ts';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';

/** Confirms and deletes a saved address. */
export function DeleteAddress({ address, onEnd }: { address: SavedAddress; onEnd: () => void }) {
  const { isBusy, run } = useBusy();

  async function remove() {
    await run(async () => {
      const { message } = await callApi(deleteAddress, { query: { address_id: address.id } });
      toasts.show({ kind: 'success', text: message });
    });
    // Refresh even after a refusal: another device may have deleted it already.
    await refreshAddresses();
    onEnd();
  }

  return (
    <ConfirmationDialog
      open
      kind="danger"
      icon={<Trash2 className="size-6" aria-hidden />}
      title={t('address.delete_title')}
      text={t('address.delete_text')}
      cancelLabel={t('action.cancel')}
      confirmLabel={t('action.yes')}
      isBusy={isBusy}
      onCancel={onEnd}
      onConfirm={() => void remove()}
    />
  );
}
