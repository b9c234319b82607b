import { t } from '@rialto/texts/text.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBusy } from '../../platform/api/use-busy.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';
import { emptyCart } from './cart.ts';

/** Everything out at once, after a question. */
export function ClearAll() {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useBusy();
  const clear = async () => {
    await run(emptyCart);
    setAsking(false);
  };
  return (
    <>
      <Button kind="ghost" size="sm" className="-me-2 ms-auto px-2.5! text-ink-soft" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </Button>
      <ConfirmationDialog
        open={isAsking}
        kind="danger"
        icon={<Trash2 className="size-7" aria-hidden />}
        title={t('cart.clear_all_title')}
        text={t('cart.clear_all_text')}
        cancelLabel={t('action.cancel')}
        confirmLabel={t('cart.clear')}
        isBusy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void clear()}
      />
    </>
  );
}
