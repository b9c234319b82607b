import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { missingMinimum } from '../../../features/cart/missing-minimum.ts';
import { useCart } from '../../../features/cart/cart.ts';
import { useProceedToCheckout } from '../../../features/cart/to-checkout/use-proceed-to-checkout.ts';
import { dialogs } from '../../../shared/dialogs.ts';
import { useMoney } from '../../../words/money-text.ts';

/** Number of items and subtotal, which open the cart, and the way to the checkout. */
export function CartBar() {
  const cart = useCart();
  const money = useMoney();
  const { proceed, isBusy } = useProceedToCheckout();
  if (!cart || cart.lines.length === 0) return null;
  const minimum = missingMinimum(cart);
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const open = () => dialogs.open({ name: 'cart' });
  return (
    <div className="sticky bottom-0 z-(--z-sticky) border-t border-hairline bg-ground/95 px-(--gutter) pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] backdrop-blur-md min-[87.5rem]:hidden">
      {minimum && (
        <p className="mb-1.5 text-sm font-medium text-ink">
          {t('cart.minimum_left', { amount: money(minimum.left), minimum: money(minimum.amount) })}
        </p>
      )}
      <div className="mx-auto flex max-w-(--page) items-center justify-between gap-4">
        <button type="button" onClick={open} className="touch-area min-w-0 rounded-sm text-start">
          <span className="block text-xs text-ink-soft underline underline-offset-2">
            {t('cart.view_items', { count })}
          </span>
          <span className="block text-lg font-bold text-ink tabular-nums">{money(cart.subtotal)}</span>
        </button>
        <Button
          size="lg"
          isLoading={isBusy}
          disabled={minimum !== null}
          onClick={() => void proceed()}
          className="max-w-72 flex-1"
        >
          {minimum ? t('cart.minimum_button', { amount: money(minimum.amount) }) : t('cart.checkout')}
        </Button>
      </div>
    </div>
  );
}
