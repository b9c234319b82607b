import { listDecisions, type Decisions } from '@rialto/contract/calls/console/decisions.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { TabPanel, Tabs } from '@rialto/ui/lists/tabs.tsx';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { useLiveEvents } from '../../platform/live.ts';
import { invalidate } from '../../platform/query.ts';
import { decisionCounts, useDecisions } from '../../shared/decisions.ts';
import { number } from '../../words/times.ts';
import { MismatchNotice } from './mismatch-notice.tsx';
import { PaymentList } from './payment-list.tsx';
import { PrescriptionList } from './prescription-list.tsx';
import { RefundList } from './refund-list.tsx';

/** The call lists no more of each kind. */
const MOST_LISTED = 100;
const TABS_ID = 'decisions';

/** What waits for somebody of the shop: refunds, prescriptions and payments. */
export function DecisionsPage() {
  const query = useDecisions();
  useLiveEvents(({ name }) => {
    if (name === 'order_status' || name === 'reset') invalidate(listDecisions);
  });
  return (
    <>
      <PageHeader title={t('console.nav_decisions')} text={t('console.decisions_text')} />
      <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
        {(decisions) => <Lists decisions={decisions} />}
      </QueryState>
    </>
  );
}

function Lists({ decisions }: { decisions: Decisions }) {
  const { refunds, prescriptions, payments, refunds_by_hand: byHand, mismatches } = decisions;
  const isCut = [refunds, prescriptions, payments, byHand].some((list) => list.length >= MOST_LISTED);
  const [params, setParams] = useSearchParams();
  const counts = decisionCounts(decisions);
  const first = (Object.keys(counts) as (keyof typeof counts)[]).find((name) => counts[name] > 0) ?? 'refunds';
  const active = params.get('list') ?? first;
  const labels = {
    refunds: t('console.decisions_refunds'),
    prescriptions: t('console.decisions_prescriptions'),
    payments: t('console.decisions_payments'),
  };
  const tabs = (['refunds', 'prescriptions', 'payments'] as const).map((id) => ({
    ...{ id, label: labels[id], count: counts[id] > 0 ? number(counts[id]) : undefined },
  }));
  const panel = (id: string) => ({ tabsId: TABS_ID, id, active, className: 'mt-5' });
  return (
    <>
      <MismatchNotice mismatches={mismatches} />
      {isCut && <p className="mb-4 text-ink-soft">{t('console.decisions_first', { count: MOST_LISTED })}</p>}
      <Tabs
        id={TABS_ID}
        label={t('console.nav_decisions')}
        tabs={tabs}
        active={active}
        onSelect={(list) => setParams({ list }, { replace: true })}
      />
      <TabPanel {...panel('refunds')}>
        <RefundList refunds={refunds} />
      </TabPanel>
      <TabPanel {...panel('prescriptions')}>
        <PrescriptionList prescriptions={prescriptions} />
      </TabPanel>
      <TabPanel {...panel('payments')}>
        <PaymentList payments={payments} byHand={byHand} />
      </TabPanel>
    </>
  );
}
