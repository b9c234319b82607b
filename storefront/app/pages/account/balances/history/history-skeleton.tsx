import { t } from '@rialto/texts/text.ts';
import { Skeleton, SkeletonCircle, SkeletonGroup, SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';

/** Rows of a history that loads. */
export function HistorySkeleton({ count = 5 }: { count?: number }) {
  return (
    <SkeletonGroup label={t('wallet.history_loading')}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-center gap-3.5 py-3">
          <SkeletonCircle />
          <SkeletonText lines={2} className="max-w-56 flex-1" />
          <Skeleton className="ms-auto h-5 w-16" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
