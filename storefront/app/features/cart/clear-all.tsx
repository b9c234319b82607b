import { t } from '@rialto/texts/text.ts';
import { Trash2 } from 'lucide-react';
import { useConfirm } from '../../platform/overlays/use-confirm.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Confirmation } from '../../cards/confirmation.tsx';
import { emptyCart } from './cart.ts';

/** Empties the cart after a confirmation. */
export function ClearAll() {
  const confirm = useConfirm(emptyCart);
  return (
    <>
      <Button kind="ghost" size="sm" className="-me-2 ms-auto px-2.5! text-ink-soft" onClick={confirm.ask}>
        {t('cart.clear')}
      </Button>
      <Confirmation
        {...confirm.dialog}
        kind="danger"
        icon={<Trash2 className="size-7" aria-hidden />}
        title={t('cart.clear_all_title')}
        text={t('cart.clear_all_text')}
        confirmLabel={t('cart.clear')}
      />
    </>
  );
}
