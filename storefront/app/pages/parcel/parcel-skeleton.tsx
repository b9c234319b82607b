import { t } from '@rialto/texts/text.ts';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';

/** The form until the browser knows the visitor. */
export function ParcelSkeleton() {
  return (
    <SkeletonGroup
      label={t('parcel.loading')}
      className="grid min-h-dvh items-start gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6"
    >
      <div className="flex flex-col gap-3">
        {['h-28', 'h-60', 'h-72', 'h-20'].map((height) => (
          <div key={height} className="rounded-lg border border-hairline bg-surface p-4 sm:p-5">
            <Skeleton className="mb-4 h-6 w-32" />
            <Skeleton className={height} />
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-60 rounded-lg" />
      </div>
    </SkeletonGroup>
  );
}
