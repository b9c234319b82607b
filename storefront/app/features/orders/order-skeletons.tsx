import { t } from '@rialto/messages/text.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** Cards as tall as the orders that are coming. */
export function OrderSkeletons({ count = 4 }: { count?: number }) {
  return (
    <SkeletonGroup label={t('order.loading_list')} className="grid gap-4">
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} className="h-36 rounded-lg" />
      ))}
    </SkeletonGroup>
  );
}

/** A page of one order: a head, then two columns. */
export function OrderSkeleton() {
  return (
    <SkeletonGroup label={t('order.loading')} className="grid gap-6 lg:grid-cols-[1.5fr_1fr]">
      <Skeleton className="h-28 rounded-xl lg:col-span-2" />
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </SkeletonGroup>
  );
}
