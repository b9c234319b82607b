import { t } from '@rialto/texts/text.ts';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';

/** The first parts of the page in their size: arrival, map and steps. */
export function TrackingSkeleton() {
  return (
    <SkeletonGroup
      label={t('order.loading')}
      className="flex flex-col gap-6 lg:grid lg:grid-cols-[1.15fr_1fr] lg:items-start"
    >
      <Skeleton className="h-52 rounded-xl" />
      <Skeleton className="h-64 rounded-xl sm:h-80 lg:row-span-2 lg:h-[26rem]" />
      <Skeleton className="h-96 rounded-xl" />
    </SkeletonGroup>
  );
}
