import { t } from '@rialto/messages/text.ts';
import { PageHead } from '../platform/page-head.tsx';
import { Container } from '../ui/container.tsx';

export default function Order() {
  return (
    <Container className="py-10 lg:py-14">
      <PageHead title={t('account.orders')} path="/my-orders" isUnlisted />
      <h1 className="text-3xl font-extrabold text-ink">{t('account.orders')}</h1>
    </Container>
  );
}
