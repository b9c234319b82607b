import { restoreCart } from '@rialto/contract/calls/cart.ts';
import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { callApi } from '../../platform/api/api.ts';
import { useBusy } from '../../platform/api/use-busy.ts';
import { saveCart } from './cart.ts';

/** Notices above the lines: a sign-in has put a cart aside (CRT-10), or the store is closed. */
export function CartNotices({ cart: { saved, store } }: { cart: Cart }) {
  return (
    <>
      {saved && <SavedCart storeName={saved.store_name} />}
      {store?.open === 0 && store.schedule_order === 1 && <Notice>{t('cart.closed')}</Notice>}
    </>
  );
}

/** The saved cart takes the place of the present one, which is saved instead, so pressing again undoes it. */
export function SavedCart({ storeName }: { storeName: string }) {
  const { isBusy, run } = useBusy();
  return (
    <Notice
      action={
        <Button
          kind="secondary"
          size="sm"
          isLoading={isBusy}
          onClick={() => void run(async () => saveCart(await callApi(restoreCart, {})))}
        >
          {t('cart.saved_restore')}
        </Button>
      }
    >
      {t('cart.saved', { store: storeName })}
    </Notice>
  );
}

function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md bg-info-soft px-3.5 py-3">
      <p className="flex min-w-0 gap-2.5 text-sm text-info-text" role="status">
        <Info className="mt-0.5 size-4 shrink-0" aria-hidden />
        {children}
      </p>
      {action}
    </div>
  );
}
