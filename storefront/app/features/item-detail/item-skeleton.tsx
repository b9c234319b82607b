import { t } from '@rialto/texts/text.ts';
import type { ItemPreview } from '../../platform/navigation/item-dialog.ts';
import { Skeleton, SkeletonGroup, SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';
import { COLUMNS, ItemName, ItemPicture } from './item-picture.tsx';

/** Loading state of the dialog: the card's preview and a skeleton of the rest. */
export function ItemSkeleton({ preview }: { preview: ItemPreview | null }) {
  return (
    <SkeletonGroup label={t('item.loading')} className={COLUMNS}>
      <div className="lg:ms-6 lg:overflow-hidden lg:rounded-md">
        {preview?.image ? (
          <ItemPicture src={preview.image} />
        ) : (
          <Skeleton className="aspect-[3/2] w-full rounded-none!" />
        )}
      </div>
      {preview ? (
        <ItemName name={preview.name} />
      ) : (
        <div className="flex min-h-17 items-center px-5 sm:px-6 lg:col-span-2 lg:row-start-1">
          <Skeleton className="h-7 w-3/4" />
        </div>
      )}
      <div className="flex flex-col gap-3 px-5 pb-6 sm:px-6 lg:pt-4">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-7 w-24" />
        <SkeletonText lines={2} />
      </div>
      <div className="flex flex-col lg:col-start-2 lg:row-span-2 lg:row-start-2">
        <div className="flex-1 px-5 pb-6 sm:px-6">
          <Skeleton className="h-24 w-full" />
        </div>
        <div className="border-t border-hairline px-5 py-4 sm:px-6">
          <Skeleton className="mb-3 h-11 w-full" />
          <Skeleton className="h-13 w-full" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
