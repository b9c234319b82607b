import { t } from '@rialto/texts/text.ts';
import { Skeleton, SkeletonCircle, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';

/** Skeletons as tall as order cards. */
export function OrderSkeletons({ count = 4 }: { count?: number }) {
  return (
    <SkeletonGroup label={t('order.loading_list')} className="grid gap-4">
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} className="h-36 rounded-lg" />
      ))}
    </SkeletonGroup>
  );
}

/** Skeleton of an order's page. */
export function OrderSkeleton() {
  return (
    <SkeletonGroup label={t('order.loading')} className="grid gap-6 lg:grid-cols-[1.5fr_1fr]">
      <Skeleton className="h-28 rounded-xl lg:col-span-2" />
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </SkeletonGroup>
  );
}

/** Skeleton of the failed payment page. */
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
