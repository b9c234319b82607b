import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { reservedHeight, type SectionKind } from './reserved-heights.ts';
import { ITEM_COLUMNS, STORE_COLUMNS } from '../../../tiles/lists/slides.tsx';

/** Skeleton of a home block: a title and placeholders in the size of the content. */
export function SectionSkeleton({ kind, of }: { kind: SectionKind; of: ModuleType }) {
  const { count, columns, shape } = shapes[kind];
  return (
    <Container className="reserved-height py-7 lg:py-9" style={reservedHeight(kind, of)}>
      <SkeletonGroup label={t('home.part_loading')}>
        <Skeleton className="mb-5 h-8 w-56" />
        <div className={`grid grid-flow-col gap-4 overflow-hidden ${columns}`}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className="min-w-0">
              <Skeleton className={`rounded-lg ${shape}`} />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </Container>
  );
}

const PICTURE_COLUMNS = 'auto-cols-[70%] sm:auto-cols-[calc((100%-1rem)/2)] lg:auto-cols-[calc((100%-3rem)/4)]';

const shapes: Record<SectionKind, { count: number; columns: string; shape: string }> = {
  items: { count: 5, columns: ITEM_COLUMNS, shape: 'aspect-[4/6.4]' },
  tabs: { count: 5, columns: ITEM_COLUMNS, shape: 'aspect-[4/7]' },
  arrivals: { count: 10, columns: `grid-rows-2 ${ITEM_COLUMNS}`, shape: 'aspect-[4/6.4]' },
  conditions: { count: 5, columns: ITEM_COLUMNS, shape: 'aspect-[4/7]' },
  stores: { count: 4, columns: STORE_COLUMNS, shape: 'h-80' },
  featured: { count: 4, columns: STORE_COLUMNS, shape: 'h-80' },
  nearStores: { count: 8, columns: `sm:grid-rows-2 ${STORE_COLUMNS}`, shape: 'h-80' },
  rows: {
    count: 9,
    columns: 'grid-rows-3 auto-cols-[88%] sm:auto-cols-[calc((100%-1rem)/2)] wide:auto-cols-[calc((100%-2rem)/3)]',
    shape: 'h-38',
  },
  categories: { count: 4, columns: PICTURE_COLUMNS, shape: 'aspect-[4/3]' },
  campaigns: { count: 4, columns: PICTURE_COLUMNS, shape: 'aspect-[4/5]' },
  brands: { count: 4, columns: PICTURE_COLUMNS, shape: 'aspect-[4/5]' },
  coupons: {
    count: 3,
    columns: 'auto-cols-[90%] sm:auto-cols-[60%] lg:auto-cols-[calc((100%-2rem)/3)]',
    shape: 'h-36',
  },
  band: { count: 1, columns: 'auto-cols-[100%]', shape: 'h-80' },
};
