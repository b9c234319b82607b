import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { PlaceBar } from '../../features/ordering/blocks/place-button.tsx';
import { PlacingDialogs } from '../../features/ordering/blocks/placing-dialogs.tsx';
import { QuoteStatus } from '../../features/ordering/blocks/quote-status.tsx';
import type { Quote } from '../../features/ordering/form/quote.ts';
import { byArea } from './form/problem-areas.ts';
import type { Basket, Source } from './form/checkout-form.ts';
import { RedirectTo } from '../../platform/navigation/redirect-to.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { stashedLine } from '../../platform/session/stashed-line.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useChargedMoney } from '../../words/charged-money.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { useCheckout, type Checkout, type Hold } from './use-checkout.ts';
import { usePlacing } from './use-placing.ts';

/** Only the browser knows the cart's owner, so the server renders a skeleton. */
export function CheckoutPage({ source }: { source: Source }) {
  const isHydrated = useIsHydrated();
  const isSignedIn = useIsSignedIn();
  const { config } = useRootData();
  if (!isHydrated) return <CheckoutSkeleton />;
  // Campaigns require a customer (ITM-08).
  if (!isSignedIn && (config.guest_checkout_status !== 1 || source === 'campaign'))
    return <RedirectTo to={paths.signInFrom(paths.checkout(source))} />;
  return <OpenCheckout key={`${source} ${isSignedIn}`} source={source} />;
}

function OpenCheckout({ source }: { source: Source }) {
  // Read once: the stored line is deleted as soon as it is ordered, while this page is still mounted.
  const [basket] = useState(() => basketOf(source));
  return basket ? <LiveCheckout basket={basket} /> : <RedirectTo to={paths.home} />;
}

function basketOf(source: Source): Basket | null {
  if (source === 'cart') return { source };
  const stashed = stashedLine(source);
  return stashed && { source, line: stashed.line };
}

function LiveCheckout({ basket }: { basket: Basket }) {
  const [hold, setHold] = useState<Hold>({ kind: 'none' });
  const checkout = useCheckout(basket, hold);
  const { quote, failure, askAgain } = checkout.quoting;
  if (failure?.code === 'guest_checkout_off' || failure?.code === 'sign_in_required')
    return <RedirectTo to={paths.signInFrom(paths.checkout(basket.source))} />;
  if (!quote && failure) return <Failed message={failure.message} onRetry={askAgain} />;
  if (!quote) return <CheckoutSkeleton />;
  // If the response was lost, the order may have emptied the cart: it then appears among the orders.
  if (!checkout.isHeld && isEmpty(quote)) return <RedirectTo to={hold.kind === 'sent' ? paths.myOrders : paths.home} />;
  return <Filled {...{ checkout, quote }} onHold={setHold} />;
}

/** An empty cart cannot be checked out (CHK-13). */
function isEmpty({ problems, store }: Quote): boolean {
  return store === null || problems.some(({ code }) => code === 'cart_empty');
}

function Filled({ checkout, quote, onHold }: { checkout: Checkout; quote: Quote; onHold: (hold: Hold) => void }) {
  const placing = usePlacing(checkout, onHold);
  const { isBusy, place } = placing;
  const { isAsking, failure } = checkout.quoting;
  const problems = byArea([...checkout.problems(placing.hasTried), ...placing.refused]);
  const reason = useMissingMinimum(quote);
  const payment = checkout.payment ?? { wallet: null, due: quote.bill.total };
  const button = { total: quote.bill.total, payment, isBusy, reason, onPlace: () => place() };
  return (
    <>
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        <CheckoutSteps {...{ checkout, quote, problems }} />
        <CheckoutSummary {...{ checkout, quote, problems, button }} />
      </div>
      <PlaceBar {...button} isDimmed={isAsking} />
      <QuoteStatus {...{ quote, payment, isAsking, failure }} problems={Object.values(problems).flat()} />
      <PlacingDialogs placing={placing} seen={quote.bill.total} />
    </>
  );
}

/** How much is missing to the store's minimum order; null when nothing is. */
function useMissingMinimum({ problems, store, bill }: Quote): string | null {
  const money = useChargedMoney();
  if (!store || !problems.some(({ code }) => code === 'below_minimum')) return null;
  const { minimum_order: minimum } = store;
  return t('cart.minimum_left', { amount: money(minimum - bill.subtotal), minimum: money(minimum) });
}

function Failed({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  return (
    <EmptyState title={t('checkout.failed')} text={message ?? t('error.network')}>
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </EmptyState>
  );
}
