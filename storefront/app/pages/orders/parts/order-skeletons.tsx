import { t } from '@rialto/texts/text.ts';
import { Skeleton, SkeletonCircle, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';

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

/** A payment that failed: a sign, what happened, and the ways to pay after all. */
export function FailedSkeleton() {
  return (
    <SkeletonGroup label={t('order.loading')} className="flex flex-col items-center gap-2 py-4">
      <SkeletonCircle className="mb-3 size-20" />
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-6 w-72 max-w-full" />
      <Skeleton className="h-11 w-full max-w-lg" />
      <Skeleton className="mt-6 h-96 w-full max-w-2xl rounded-xl" />
    </SkeletonGroup>
  );
}
