import { t } from '@rialto/texts/text.ts';
import { ChevronLeft, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { OrderUnavailable } from '../../cards/orders/order-unavailable.tsx';
import { OrderSkeleton } from './parts/order-skeletons.tsx';
import { useOrder } from './parts/use-order.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { orderNumberOf } from '../../shared/order-number.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { AccountNotice } from '../account/account-notice.tsx';
import { accountPage } from '../account/account-pages.ts';
import { InvoiceSheet } from './details/invoice-sheet.tsx';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';

/** The invoice page (CHK-14). Only the sheet is printed. */
export default function Invoice() {
  const isHydrated = useIsHydrated();
  const isSignedIn = useIsSignedIn();
  const id = orderNumberOf(useParams()['id']);
  const notice = <AccountNotice page={accountPage('my-orders')} />;
  return (
    <>
      <PageHead title={t('invoice.title')} path={paths.myOrders} isUnlisted />
      {isHydrated && (isSignedIn ? <InvoiceOf id={id} /> : notice)}
      {/* Only the browser knows the session, so a skeleton is shown until hydration instead of the sign-in notice. */}
      {!isHydrated && (
        <div className="scripted">
          <Loading />
        </div>
      )}
      {!isHydrated && <noscript>{notice}</noscript>}
    </>
  );
}

function Loading() {
  return (
    <Container className="py-8">
      <OrderSkeleton />
    </Container>
  );
}

function InvoiceOf({ id }: { id: number | null }) {
  const state = useOrder(id);
  if (id !== null && state.kind === 'loading') return <Loading />;
  if (state.kind !== 'ready')
    return <OrderUnavailable thrown={state.kind === 'error' ? state.error : null} onRetry={state.refetch} />;
  return (
    <Container className="py-6 lg:py-10 print:p-0">
      <div className="mx-auto mb-5 flex max-w-3xl flex-wrap justify-between gap-3 print:hidden">
        <Link to={paths.order(state.data.id)} className={buttonClass({ kind: 'ghost', className: '-ms-4' })}>
          <ChevronLeft className="mirror size-5" aria-hidden />
          {t('order.number', { id: state.data.id })}
        </Link>
        <Button icon={<Printer className="size-5" aria-hidden />} onClick={() => window.print()}>
          {t('invoice.print')}
        </Button>
      </div>
      <InvoiceSheet order={state.data} />
    </Container>
  );
}
