import { t } from '@rialto/texts/text.ts';
import { useSearchParams } from 'react-router';
import type { Source } from './form/checkout-form.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { Container } from '@rialto/ui/base/container.tsx';

export default function Checkout() {
  const [search] = useSearchParams();
  return (
    <Container className="bare-frame pt-4 lg:pb-6">
      <PageHead title={t('checkout.title')} path="/checkout" isUnlisted />
      <h1 className="mb-3 text-2xl font-extrabold text-ink">{t('checkout.title')}</h1>
      <CheckoutPage source={sourceOf(search.get('page'))} />
    </Container>
  );
}

function sourceOf(page: string | null): Source {
  return page === 'buy_now' || page === 'campaign' ? page : 'cart';
}
