import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { lazy, Suspense } from 'react';
import { isPriceOffered } from './is-price-offered.ts';

const PriceOffer = lazy(async () => ({ default: (await import('./price-offer.tsx')).PriceOffer }));

/** Only prescriptions have a price to accept. */
export function LazyPriceOffer({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  if (!isPriceOffered(order)) return null;
  return (
    <Suspense fallback={<div className="h-72" />}>
      <PriceOffer order={order} onChanged={onChanged} />
    </Suspense>
  );
}
