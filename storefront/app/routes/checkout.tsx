import { t } from '@rialto/messages/text.ts';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { PageHead } from '../platform/page-head.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Nothing can be paid for without a cart, and the cart of every visitor is empty so far. */
export default function Checkout() {
  return (
    <Container className="py-16">
      <PageHead title={t('checkout.title')} path="/checkout" isUnlisted />
      <EmptyState
        level={1}
        picture={<ShoppingBag strokeWidth={1.5} aria-hidden />}
        title={t('cart.empty')}
        text={t('checkout.empty_text')}
      >
        <Link to={paths.home} className={buttonClass({})}>
          {t('cart.continue')}
        </Link>
      </EmptyState>
    </Container>
  );
}
