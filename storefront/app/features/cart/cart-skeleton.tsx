import { t } from '@rialto/texts/text.ts';
import { Skeleton, SkeletonGroup, SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';

/** The cart while it is read, in the shape of its lines. */
export function CartSkeleton() {
  return (
    <SkeletonGroup label={t('cart.loading')} className="flex flex-col gap-6 px-5 py-4 sm:px-6">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex gap-4">
          <Skeleton className="size-18 shrink-0" />
          <SkeletonText className="flex-1" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
