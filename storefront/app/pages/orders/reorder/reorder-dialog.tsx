import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { reorder } from '@rialto/contract/calls/orders.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { dialogs } from '../../../shared/dialogs.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import type { Query } from '../../../platform/query/query.ts';
import { useQuery } from '../../../platform/query/use-query.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { addReorderLines, isAvailable, type ReorderLine } from './add-reorder-lines.ts';
import { ReorderLines } from './reorder-lines.tsx';

const reorderQuery = (orderId: number): Query<ReorderLine[]> => ({
  key: ['orders', orderId, 'reorder'],
  fetch: async (signal) =>
    (await callApi(reorder, { query: { order_id: orderId, ...(await ownerFields()) }, signal })).lines,
  cacheMs: 0,
});

type Props = { orderId: number; open: boolean; onClose: () => void };

/** Shows which lines can be reordered and at what price, before adding them to the cart. */
export function ReorderDialog({ orderId, open, onClose }: Props) {
  const state = useQuery(open ? reorderQuery(orderId) : null);
  const lines = state.kind === 'ready' ? state.data.filter(isAvailable) : [];
  const adding = useAdding(lines, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      canDismiss={!adding.isBusy}
      title={t('order.reorder_title')}
      description={t('order.reorder_text')}
      closeLabel={t('action.close')}
      footer={
        <Button isFull size="lg" disabled={lines.length === 0} isLoading={adding.isBusy} onClick={adding.begin}>
          {t('order.reorder_add')}
        </Button>
      }
    >
      {state.kind === 'loading' && (
        <SkeletonGroup label={t('order.loading')} className="flex flex-col gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {state.kind === 'error' && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-soft">{t('order.failed_to_load')}</p>
          <Button kind="secondary" size="sm" onClick={state.refetch}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      {state.kind === 'ready' && <ReorderLines lines={state.data} />}
    </Dialog>
  );
}

/** Asks before clearing another store's cart (CRT-03). */
function useAdding(lines: readonly ReorderLine[], onClose: () => void) {
  const [isBusy, setBusy] = useState(false);
  const add = async (clearsCart: boolean) => {
    setBusy(true);
    try {
      await addReorderLines(lines, clearsCart);
      onClose();
      dialogs.open({ name: 'cart' });
    } catch (thrown) {
      const refusal = thrown instanceof CallRefused ? thrown.errors.find(({ code }) => code === 'other_store') : null;
      if (!refusal) showErrors(thrown);
      else {
        onClose();
        const storeName = refusal.details?.['store_name'];
        dialogs.open({
          name: 'clear-cart',
          storeName: typeof storeName === 'string' ? storeName : '',
          onConfirm: () => void add(true),
        });
      }
    }
    setBusy(false);
  };
  return { isBusy, begin: () => void add(false) };
}
