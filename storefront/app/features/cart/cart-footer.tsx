import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Bike, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoney } from '../../words/money-text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { ProgressBar } from '@rialto/ui/feedback/progress-bar.tsx';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { missingMinimum } from './missing-minimum.ts';
import { useProceedToCheckout } from './to-checkout/use-proceed-to-checkout.ts';

type Props = { cart: Cart; isOptimistic: boolean };

/** What it comes to and the way on; it stays in sight however long the cart is. */
export function CartFooter({ cart, isOptimistic }: Props) {
  const { proceed, isBusy } = useProceedToCheckout();
  const money = useMoney();
  const minimum = missingMinimum(cart);
  return (
    <div className="flex w-full flex-col gap-3.5">
      {minimum && (
        <Progress
          icon={<ShoppingBag className="size-4.5 shrink-0" aria-hidden />}
          label={t('cart.minimum')}
          text={t('cart.minimum_left', { amount: money(minimum.left), minimum: money(minimum.amount) })}
          percent={minimum.percent}
          isReached={false}
        />
      )}
      {cart.free_delivery && <FreeDelivery {...cart.free_delivery} />}
      <Sums cart={cart} isOptimistic={isOptimistic} />
      <Button size="lg" isFull isLoading={isBusy} disabled={minimum !== null} onClick={() => void proceed()}>
        {minimum ? t('cart.minimum_button', { amount: money(minimum.amount) }) : t('cart.checkout')}
      </Button>
    </div>
  );
}

function FreeDelivery({ percent, remaining }: NonNullable<Cart['free_delivery']>) {
  const money = useMoney();
  const isReached = remaining === 0;
  const text = isReached ? t('cart.free_delivery_reached') : t('cart.free_delivery_left', { amount: money(remaining) });
  return (
    <Progress
      icon={<Bike className="mirror size-4.5 shrink-0" aria-hidden />}
      label={t('cart.free_delivery')}
      {...{ text, percent, isReached }}
    />
  );
}

type ProgressProps = { icon: ReactNode; label: string; text: string; percent: number; isReached: boolean };

function Progress({ icon, label, text, percent, isReached }: ProgressProps) {
  return (
    <div className="flex flex-col gap-2">
      <p
        role="status"
        className={classNames(
          'flex items-center gap-2 text-sm font-medium',
          isReached ? 'text-success-text' : 'text-ink',
        )}
      >
        {icon}
        {text}
      </p>
      <ProgressBar label={label} value={Math.round(percent)} valueText={text} tone={isReached ? 'success' : 'accent'} />
    </div>
  );
}

/** The server's sums; while a change is on its way they are about to be others. */
function Sums({ cart: { subtotal, subtotal_before_discount: before, discount }, isOptimistic }: Props) {
  const money = useMoney();
  return (
    <div
      className={classNames('flex flex-col transition-opacity', isOptimistic && 'opacity-90')}
      aria-live="polite"
      aria-busy={isOptimistic}
    >
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-md font-semibold text-ink">{t('cart.subtotal')}</span>
        <span className="flex items-baseline gap-2">
          {discount > 0 && (
            <del className="text-sm text-ink-soft tabular-nums">
              <VisuallyHidden>{t('item.price_before')}</VisuallyHidden> {money(before)}
            </del>
          )}
          <span className="text-xl font-bold text-ink tabular-nums">{money(subtotal)}</span>
        </span>
      </p>
      {discount > 0 && (
        <p className="text-end text-sm font-medium text-success-text">{t('cart.save', { amount: money(discount) })}</p>
      )}
    </div>
  );
}
