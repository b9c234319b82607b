import { t } from '@rialto/texts/text.ts';
import { Skeleton, SkeletonGroup, SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';

type Props = { look: 'tall' | 'wide' | 'store'; gridClass: string; count?: number };

/** Skeletons for one page of cards. */
export function CardSkeletons({ look, gridClass, count = 12 }: Props) {
  return (
    <SkeletonGroup label={t('list.loading')} className={gridClass}>
      {Array.from({ length: count }, (_, index) => (
        <OneCard key={index} look={look} />
      ))}
    </SkeletonGroup>
  );
}

function OneCard({ look }: Pick<Props, 'look'>) {
  if (look === 'wide') {
    return (
      <div className="flex gap-3.5 rounded-lg border border-hairline p-3">
        <Skeleton className="size-28 shrink-0 sm:size-32" />
        <SkeletonText lines={3} className="flex-1" />
      </div>
    );
  }
  return (
    <div className="overflow-hidden rounded-lg border border-hairline">
      <Skeleton className={`w-full rounded-none ${look === 'store' ? 'aspect-video' : 'aspect-square'}`} />
      <SkeletonText lines={look === 'store' ? 4 : 3} className="p-3.5" />
    </div>
  );
}
