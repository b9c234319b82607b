import { t } from '@rialto/texts/text.ts';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';

/** As tall as the first parts of the page. */
export function ReceivingSkeleton() {
  return (
    <SkeletonGroup label={t('receiving.loading')} className="grid gap-6 lg:grid-cols-[1.15fr_1fr]">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-64 rounded-xl" />
    </SkeletonGroup>
  );
}
