import { t } from '@rialto/texts/text.ts';
import { useSearchParams } from 'react-router';
import { OrderList, type OrderListKind } from './list/order-list.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { OrderActions } from './list/order-actions.tsx';
import { Container } from '@rialto/ui/base/container.tsx';
import { TabPanel, Tabs } from '@rialto/ui/lists/tabs.tsx';

/** The customer's running and past orders (CHK-14). */
export default function MyOrders() {
  const [asked, setAsked] = useSearchParams();
  const kind: OrderListKind = asked.get('list') === 'history' ? 'history' : 'running';
  return (
    <Container className="py-8 lg:py-14">
      <PageHead title={t('account.orders')} path={paths.myOrders} isUnlisted />
      <h1 className="text-3xl font-extrabold text-ink">{t('account.orders')}</h1>
      <Tabs
        id="orders"
        label={t('account.orders')}
        active={kind}
        onSelect={(id) => setAsked(id === 'history' ? { list: id } : {}, { replace: true, preventScrollReset: true })}
        tabs={[
          { id: 'running', label: t('order.running') },
          { id: 'history', label: t('order.past') },
        ]}
        className="mt-4 mb-6"
      />
      <TabPanel tabsId="orders" id={kind} active={kind}>
        <OrderList key={kind} kind={kind} actionsOf={(order) => <OrderActions order={order} />} />
      </TabPanel>
    </Container>
  );
}
