import { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../platform/api/api.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import type { QuoteAmounts } from './quote.ts';
import { sendOrder, type Outcome, type PlacingReply } from './send-order.ts';
import { useSubmitAfterQuote, type SubmitInput } from './use-submit-after-quote.ts';

export type PlacingState = {
  isBusy: boolean;
  hasTried: boolean;
  /** Refusals of the last attempt, until something changes. */
  refused: Problem[];
  question: Extract<Outcome, { kind: 'price_changed' | 'lost' }> | null;
  place: (total?: number) => void;
  dropQuestion: () => void;
};

type Options = SubmitInput & {
  /** Everything that prevents placing. */
  problems: () => Problem[];
  /** The order as the visitor confirmed it; null while something is missing. */
  bodyOf: (seen: QuoteAmounts) => Body<typeof placeOrder> | null;
  focus: (problems: Problem[]) => void;
  onSend: () => void;
  /** The server refused it, so that the visitor changes something. */
  onRefuse: () => void;
  onPlaced: (placed: PlacingReply) => Promise<void>;
};

/** Places the order once (CHK-10). */
export function useOrderPlacing(options: Options): PlacingState {
  const { content, quoting, problems: found, bodyOf, focus, onSend, onRefuse, onPlaced } = options;
  const navigate = useNavigate();
  // A ref, because two quick clicks would both see the old state.
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<{ of: string; problems: Problem[] }>({ of: '', problems: [] });
  const [question, setQuestion] = useState<PlacingState['question']>(null);
  const money = useChargedMoney();

  const finish = async (placed: PlacingReply) => {
    await onPlaced(placed);
    if (placed.redirect_link) location.assign(placed.redirect_link);
    else void navigate(paths.orderPlaced(placed.order_id), { replace: true });
  };
  const take = async (outcome: Outcome, seen: QuoteAmounts) => {
    setQuestion(outcome.kind === 'price_changed' || outcome.kind === 'lost' ? outcome : null);
    if (outcome.kind === 'placed') return finish(outcome.placed);
    setIsBusy(false);
    isSending.current = false;
    // The order may exist and the cart may be empty: keep the page as it is for a retry.
    if (outcome.kind === 'lost') return;
    onRefuse();
    quoting.askAgain();
    if (outcome.kind !== 'refused') return;
    const problems = saidOf(outcome, seen, money);
    setRefused({ of: content, problems });
    focus(problems);
  };
  const { isQueued, submit } = useSubmitAfterQuote(options, (seen) => {
    if (isSending.current) return;
    const problems = found();
    setHasTried(true);
    const body = seen && bodyOf(seen);
    if (problems.length > 0 || !body) return focus(problems);
    isSending.current = true;
    setIsBusy(true);
    onSend();
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
  seen: QuoteAmounts,
  money: (amount: number) => string,
): Problem[] {
  if (wallet === undefined || seen.wallet === null) return problems;
  const message = t('checkout.wallet_changed', { amount: money(wallet), former: money(seen.wallet) });
  return problems.map((problem) => (problem.code === 'wallet_changed' ? { ...problem, message } : problem));
}
