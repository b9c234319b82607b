import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProfile } from '../../features/account/profile.ts';
import { useCart } from '../../features/cart/cart.ts';
import { onLiveEvent } from '../../platform/live/live-events.ts';
import type { RefusedCoupon } from './blocks/coupon-box.tsx';
import { chosenPayment, type ChosenPayment } from '../../features/ordering/form/chosen-payment.ts';
import { areaOf } from './form/problem-areas.ts';
import { useDestination, type DestinationState } from './form/use-destination.ts';
import { useQuote, type QuoteState } from '../../features/ordering/form/use-quote.ts';
import { emptyForm, quoteBody, type Basket, type CheckoutForm } from './form/checkout-form.ts';
import type { Quote } from '../../features/ordering/form/quote.ts';
import { contactOfProfile } from '../../features/ordering/form/contact-of-profile.ts';

/** While an order is being placed its cart may already be empty, so no quote is requested. */
export type Hold = { kind: 'none' } | { kind: 'sent'; content: string } | { kind: 'placed' };

export type Checkout = {
  basket: Basket;
  /** Everything the order would contain, serialized; the hold lasts until it changes. */
  content: string;
  isHeld: boolean;
  form: CheckoutForm;
  change: (part: Partial<CheckoutForm>) => void;
  destination: DestinationState;
  quoting: QuoteState;
  /** Null before the first quote. */
  payment: ChosenPayment | null;
  couponRefusal: RefusedCoupon | null;
  /** Problems to show at this point. */
  problems: (hasTried: boolean) => Problem[];
};

/** The state of the checkout with the server's quote. */
export function useCheckout(basket: Basket, hold: Hold): Checkout {
  const [form, setForm] = useState(emptyForm);
  const [zoneId, setZoneId] = useState<number | null>(null);
  const [couponRefusal, setCouponRefusal] = useState<RefusedCoupon | null>(null);
  const takenCoupon = useRef<string | null>(null);
  const destination = useDestination(zoneId, contactOfProfile(useProfile()));
  const isDelivery = form.orderType === 'delivery';
  const content = JSON.stringify([form, destination.address, destination.named, destination.extras]);
  const isHeld = hold.kind === 'placed' || (hold.kind === 'sent' && hold.content === content);
  const change = (part: Partial<CheckoutForm>) => {
    if ('couponCode' in part) setCouponRefusal(null);
    setForm((before) => ({ ...before, ...part }));
  };

  const onAnswer = (quote: Quote) => {
    setZoneId(quote.store?.zone_id ?? null);
    if (isDelivery && quote.store?.delivery === 0 && quote.store.take_away === 1) change({ orderType: 'take_away' });
    if (quote.coupon) takenCoupon.current = form.couponCode;
    // Drop a code that was never accepted: requesting it repeatedly would count as guessing.
    const refusal = quote.problems.find(({ code }) => areaOf(code) === 'coupon');
    if (refusal && form.couponCode !== null && takenCoupon.current !== form.couponCode) {
      setForm((before) => ({ ...before, couponCode: null }));
      setCouponRefusal({ code: form.couponCode, message: refusal.message, at: performance.now() });
    }
  };
  const quoting = useQuote({ body: isHeld ? null : quoteBody(basket, form, destination.address), onAnswer });
  const { quote } = quoting;
  useFollowedCart(basket, quoting, isHeld);
  const payment = quote && chosenPayment(quote, form);

  const problems = (hasTried: boolean): Problem[] => {
    const isGivenUp = ({ code }: Problem) => couponRefusal !== null && areaOf(code) === 'coupon';
    return [
      ...(quote?.problems ?? []).filter((problem) => problem.code !== 'address_required' && !isGivenUp(problem)),
      ...(hasTried ? destination.missing(isDelivery) : []),
      ...(payment?.method === null && (hasTried || form.paymentMethod !== null)
        ? [{ code: 'payment_method_unavailable', message: t('checkout.choose_payment') }]
        : []),
    ];
  };
  return { basket, content, isHeld, form, change, destination, quoting, payment, couponRefusal, problems };
}

/** Requests a new quote when the cart changes, in its drawer or in another tab, or the balance of the wallet. */
function useFollowedCart(basket: Basket, { quote, askAgain }: QuoteState, isHeld: boolean): void {
  const version = useCart()?.version ?? null;
  const follow = useEffectEvent(() => {
    const isOther = version !== null && quote !== null && quote.cart_version !== version;
    if (basket.source === 'cart' && isOther && !isHeld) askAgain();
  });
  useEffect(() => follow(), [version]);
  const refresh = useEffectEvent(() => !isHeld && askAgain());
  useEffect(() => onLiveEvent('wallet_changed', () => refresh()), []);
}
