import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OrderUnavailable } from '../../cards/orders/order-unavailable.tsx';
import { OrderSkeleton } from './parts/order-skeletons.tsx';
import { paymentQuery } from './payment/payer.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { usePolledQuery } from '../../platform/query/use-polled-query.ts';
import { PaymentByLink, type Outcome } from './payment/payment-by-link.tsx';
import { Container } from '@rialto/ui/base/container.tsx';

const SECRET = /^[\w-]{40,64}$/;
/** Payment providers report asynchronously, so the page polls for a while after the payer returns. */
const ASK_MS = 2_000;
const PATIENCE_MS = 60_000;

/** The payment link of an order, and the return URL of payment providers. */
export default function Pay() {
  const [asked] = useSearchParams();
  const secret = asked.get('pay_secret') ?? '';
  const outcome = outcomeOf(asked.get('outcome'));
  const [cameAt] = useState(() => Date.now());
  const isPatient = () => outcome === 'success' && Date.now() - cameAt < PATIENCE_MS;
  const payer = { kind: 'link', secret } as const;
  const state = usePolledQuery(SECRET.test(secret) ? paymentQuery(payer) : null, (payment) =>
    payment.state === 'open' && isPatient() ? ASK_MS : null,
  );
  return (
    <Container className="py-8 lg:py-12">
      <PageHead title={t('payment.page')} path="/pay" isUnlisted />
      {state.kind === 'ready' && (
        <PaymentByLink {...{ payer, outcome }} payment={state.data} onChanged={state.refetch} isPatient={isPatient()} />
      )}
      {state.kind === 'loading' && SECRET.test(secret) && <OrderSkeleton />}
      {(state.kind === 'error' || !SECRET.test(secret)) && (
        <OrderUnavailable thrown={state.kind === 'error' ? state.error : null} onRetry={state.refetch} />
      )}
    </Container>
  );
}

function outcomeOf(text: string | null): Outcome {
  return text === 'success' || text === 'cancel' ? text : null;
}
