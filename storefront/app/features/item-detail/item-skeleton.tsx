import { t } from '@rialto/texts/text.ts';
import type { ItemPreview } from '../../platform/navigation/item-dialog.ts';
import { Skeleton, SkeletonGroup, SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';
import { ItemName, ItemPicture } from './item-picture.tsx';

/** Loading state of the dialog: the card's preview and a skeleton of the rest. */
export function ItemSkeleton({ preview }: { preview: ItemPreview | null }) {
  return (
    <SkeletonGroup label={t('item.loading')}>
      {preview?.image ? (
        <ItemPicture src={preview.image} />
      ) : (
        <Skeleton className="aspect-[3/2] w-full rounded-none!" />
      )}
      {preview ? (
        <ItemName name={preview.name} />
      ) : (
        <div className="flex min-h-17 items-center px-5 sm:px-6">
          <Skeleton className="h-7 w-3/4" />
        </div>
      )}
      <div className="flex flex-col gap-3 px-5 pb-6 sm:px-6">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-7 w-24" />
        <SkeletonText lines={2} />
        <Skeleton className="mt-2 h-24 w-full" />
      </div>
      <div className="border-t border-hairline px-5 py-4 sm:px-6">
        <Skeleton className="mb-3 h-11 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </SkeletonGroup>
  );
}
