import { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshCart } from '../../features/cart/cart.ts';
import { focusFirstProblem } from './form/focus-first-problem.ts';
import { saveAddress } from './form/save-address.ts';
import { sendOrder, type Outcome, type Placed } from './form/send-order.ts';
import { wholeDestination } from './form/use-destination.ts';
import { placeBody, type Basket, type Seen } from './form/checkout-form.ts';
import { callApi } from '../../platform/api/api.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ownerFields } from '../../platform/session/guest.ts';
import { useChargedMoney } from '../../words/charged-money.ts';
import { saveGuestInfo } from '../../shared/guest-info.ts';
import { dropStashedLine } from '../../platform/session/stashed-line.ts';
import { useSubmitAfterQuote } from './use-submit-after-quote.ts';
import type { Checkout, Hold } from './use-checkout.ts';

export type Placing = {
  isBusy: boolean;
  hasTried: boolean;
  /** Refusals of the last attempt, until something changes. */
  refused: Problem[];
  question: Extract<Outcome, { kind: 'price_changed' | 'lost' }> | null;
  place: (total?: number) => void;
  dropQuestion: () => void;
};

/** Places the order once (CHK-10). */
export function usePlacing(checkout: Checkout, onHold: (hold: Hold) => void): Placing {
  const navigate = useNavigate();
  // A ref, because two quick clicks would both see the old state.
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<{ of: string; problems: Problem[] }>({ of: '', problems: [] });
  const [question, setQuestion] = useState<Placing['question']>(null);
  const money = useChargedMoney();
  const { basket, content, form, destination, quoting, payment } = checkout;
  const where = wholeDestination(destination, form.orderType === 'delivery');

  const finish = async (placed: Placed) => {
    onHold({ kind: 'placed' });
    if (!destination.isSignedIn) saveGuestInfo(destination.named);
    if (destination.shouldSave && where && form.orderType === 'delivery') await saveAddress(where);
    await settle(basket);
    if (placed.redirect_link) location.assign(placed.redirect_link);
    else void navigate(paths.orderPlaced(placed.order_id), { replace: true });
  };
  const take = async (outcome: Outcome, seen: Seen) => {
    setQuestion(outcome.kind === 'price_changed' || outcome.kind === 'lost' ? outcome : null);
    if (outcome.kind === 'placed') return finish(outcome.placed);
    setIsBusy(false);
    isSending.current = false;
    // The order may exist and the cart may be empty: keep the page as it is for a retry.
    if (outcome.kind === 'lost') return;
    onHold({ kind: 'none' });
    destination.keepAsSent(false);
    quoting.askAgain();
    if (outcome.kind !== 'refused') return;
    const problems = saidOf(outcome, seen, money);
    setRefused({ of: content, problems });
    focusFirstProblem(problems);
  };
  const { isQueued, submit } = useSubmitAfterQuote(checkout, (seen) => {
    if (isSending.current) return;
    const problems = checkout.problems(true);
    setHasTried(true);
    const method = payment?.method;
    if (problems.length > 0 || !where || !method || !seen) return focusFirstProblem(problems);
    isSending.current = true;
    setIsBusy(true);
    onHold({ kind: 'sent', content });
    destination.keepAsSent(true);
    const confirmed = { basket, form, destination: where, contact: destination.named };
    const body = placeBody({ ...confirmed, seen, paymentMethod: method });
    void sendOrder(JSON.stringify(body), async (idempotencyKey) =>
      callApi(placeOrder, { body: { ...body, ...(await ownerFields()) }, idempotencyKey }),
    ).then((outcome) => take(outcome, seen));
  });
  return {
    ...{ hasTried, question, place: submit },
    isBusy: isBusy || isQueued,
    refused: refused.of === content ? refused.problems : [],
    dropQuestion: () => setQuestion(null),
  };
}

/** The server's words; a changed wallet is told with both amounts. */
function saidOf(
  { problems, wallet }: Extract<Outcome, { kind: 'refused' }>,
  seen: Seen,
  money: (amount: number) => string,
): Problem[] {
  if (wallet === undefined || seen.wallet === null) return problems;
  const message = t('checkout.wallet_changed', { amount: money(wallet), former: money(seen.wallet) });
  return problems.map((problem) => (problem.code === 'wallet_changed' ? { ...problem, message } : problem));
}

/** Removes the ordered lines from this device. */
async function settle({ source }: Basket): Promise<void> {
  if (source === 'cart') await refreshCart();
  else dropStashedLine();
}
