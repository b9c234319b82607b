import { t } from '@rialto/texts/text.ts';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';

/** As tall as the first parts of the drawer. */
export function DrawerSkeleton() {
  return (
    <SkeletonGroup label={t('order.loading')} className="flex flex-col gap-5">
      <Skeleton className="h-56 rounded-none sm:h-64" />
      <div className="flex flex-col gap-5 px-5 sm:px-6">
        <Skeleton className="h-24" />
        <Skeleton className="h-20" />
        <Skeleton className="h-64" />
      </div>
    </SkeletonGroup>
  );
}
