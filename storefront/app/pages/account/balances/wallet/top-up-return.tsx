import { readTopUp } from '@rialto/contract/calls/wallet.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../platform/api/api.ts';
import { useRootData } from '../../../../platform/page/root-data.ts';
import { invalidate, owned } from '../../../../platform/query/invalidate.ts';
import type { Query } from '../../../../platform/query/query.ts';
import { usePolledQuery } from '../../../../platform/query/use-polled-query.ts';
import type { QueryResult } from '../../../../platform/query/use-query.ts';
import { useChargedMoney } from '../../../../words/charged-money.ts';
import { amountOf, minorOf } from '../../../../words/minor.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ReturnCard } from './return-card.tsx';
import type { Outcome } from './top-up-params.ts';

type TopUp = Reply<typeof readTopUp>;
type Props = {
  secret: string;
  outcome: Outcome;
  /** Null without another way to pay. */
  onAgain: ((amount: number) => void) | null;
  onDone: () => void;
};

/** Payment services confirm on their own, so the page polls after the customer returns, often at first. */
const ASK_MS = 2_000;
const ASK_LATER_MS = 15_000;
const PATIENCE_MS = 60_000;

const topUpQuery = (secret: string): Query<TopUp> => ({
  key: ['wallet', 'top-up', secret],
  fetch: (signal) => callApi(readTopUp, { query: { secret }, signal }),
  ...owned,
});

/** The outcome of a top-up. The server's state decides, not the URL. */
export function TopUpReturn({ secret, outcome, onAgain, onDone }: Props) {
  const [cameAt] = useState(() => Date.now());
  const isPatient = () => Date.now() - cameAt < PATIENCE_MS;
  const result = usePolledQuery(
    topUpQuery(secret),
    ({ state }) => (state === 'open' ? (isPatient() ? ASK_MS : ASK_LATER_MS) : null),
    { isPolledWhileLive: true },
  );
  const state = stateOf(result, outcome, isPatient());
  useEffect(() => {
    if (state === 'paid') void Promise.all([invalidate(['profile']), invalidate(['wallet', 'history'])]);
  }, [state]);
  const amount = result.kind === 'ready' ? result.data.amount : 0;
  const isOver = state !== 'checking' && state !== 'waiting' && state !== 'still_waiting';
  const again = state === 'unknown' ? result.refetch : onAgain && (() => onAgain(amount));
  return (
    <ReturnCard kind={KINDS[state]} {...useWords(state, result)}>
      {isOver && (
        <>
          {state !== 'paid' && again && <Button onClick={again}>{t('action.retry')}</Button>}
          <Button kind={state === 'paid' ? 'primary' : 'ghost'} onClick={onDone}>
            {state === 'paid' ? t('top_up.done') : t('top_up.dismiss')}
          </Button>
        </>
      )}
    </ReturnCard>
  );
}

type State = 'checking' | 'unknown' | 'paid' | 'failed' | 'cancelled' | 'waiting' | 'still_waiting';

function stateOf(result: QueryResult<TopUp>, outcome: Outcome, isPatient: boolean): State {
  if (result.kind === 'loading') return 'checking';
  if (result.kind === 'error') return 'unknown';
  if (result.data.state !== 'open') return result.data.state;
  if (outcome === 'cancel') return 'cancelled';
  return isPatient ? 'waiting' : 'still_waiting';
}

const KINDS = {
  ...{ checking: 'waiting', waiting: 'waiting', still_waiting: 'waiting' },
  ...{ paid: 'paid', unknown: 'failed', failed: 'failed', cancelled: 'failed' },
} as const satisfies Record<State, 'waiting' | 'paid' | 'failed'>;

function useWords(state: State, result: QueryResult<TopUp>): { title: string; text?: string } {
  const money = useChargedMoney();
  const digits = useRootData().config.digit_after_decimal_point;
  const { amount, bonus } = result.kind === 'ready' ? result.data : { amount: 0, bonus: 0 };
  const notAdded = t('top_up.failed_text', { amount: money(amount) });
  switch (state) {
    case 'checking':
      return { title: t('top_up.checking') };
    case 'waiting':
      return { title: t('top_up.waiting'), text: t('top_up.waiting_text') };
    case 'still_waiting':
      return { title: t('top_up.still_waiting'), text: t('top_up.still_waiting_text') };
    case 'paid': {
      const total = amountOf(minorOf(amount, digits) + minorOf(bonus, digits), digits);
      const parts = { amount: money(amount), bonus: money(bonus) };
      return {
        title: t('top_up.paid', { amount: money(total) }),
        text: bonus > 0 ? t('top_up.paid_bonus', parts) : t('top_up.paid_text'),
      };
    }
    case 'failed':
      return { title: t('top_up.failed'), text: notAdded };
    case 'cancelled':
      return { title: t('top_up.cancelled'), text: notAdded };
    case 'unknown':
      return { title: t('top_up.unknown'), text: t('top_up.unknown_text') };
  }
}
