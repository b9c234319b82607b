import { t } from '@rialto/texts/text.ts';
import { Skeleton, SkeletonGroup, SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';

/** The page's skeleton until the first quote. */
export function CheckoutSkeleton() {
  return (
    <SkeletonGroup
      label={t('checkout.loading')}
      className="grid min-h-dvh items-start gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6"
    >
      <div className="flex flex-col gap-3">
        {['h-10', 'h-20', 'h-12', 'h-12', 'h-28'].map((height, index) => (
          <div key={index} className="rounded-lg border border-hairline bg-surface p-4 sm:p-5">
            <Skeleton className="mb-4 h-6 w-40" />
            <Skeleton className={height} />
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-4">
        <div className="rounded-lg border border-hairline bg-surface p-5">
          <SkeletonText lines={5} />
        </div>
        <div className="rounded-lg border border-hairline bg-surface p-5">
          <SkeletonText lines={6} />
          <Skeleton className="mt-4 h-13" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
