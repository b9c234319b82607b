import { t } from '@rialto/messages/text.ts';
import { Container } from '../../ui/container.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ITEM_COLUMNS, STORE_COLUMNS } from './slides.tsx';

export type SectionKind = keyof typeof shapes;

/** A block of a home that is on its way: a title and what will stand under it, in its size. */
export function SectionSkeleton({ kind }: { kind: SectionKind }) {
  const { count, columns, shape, height } = shapes[kind];
  return (
    <Container className={`py-7 lg:py-9 ${height}`}>
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

/** Only the room of a block. */
export function heightOf(kind: SectionKind): string {
  return shapes[kind].height;
}

/**
 * The heights are those of the finished blocks with their margins, on a phone, a tablet and a wide screen, and taller in
 * Arabic, whose lines are further apart: what stands below them stays where it is. A grocery has a fourth campaign.
 */
const shapes = {
  items: {
    ...{ count: 5, columns: ITEM_COLUMNS, shape: 'aspect-[4/6.4]' },
    height:
      'min-h-[429px] sm:min-h-[492px] lg:min-h-[515px] rtl:min-h-[446px] sm:rtl:min-h-[494px] lg:rtl:min-h-[515px]',
  },
  tabs: {
    ...{ count: 5, columns: ITEM_COLUMNS, shape: 'aspect-[4/7]' },
    height:
      'min-h-[494px] sm:min-h-[556px] lg:min-h-[576px] rtl:min-h-[496px] sm:rtl:min-h-[559px] lg:rtl:min-h-[576px]',
  },
  arrivals: {
    ...{ count: 5, columns: ITEM_COLUMNS, shape: 'aspect-[4/7]' },
    height:
      'min-h-[785px] sm:min-h-[941px] lg:min-h-[925px] rtl:min-h-[793px] sm:rtl:min-h-[949px] lg:rtl:min-h-[925px]',
  },
  stores: {
    ...{ count: 4, columns: STORE_COLUMNS, shape: 'h-80' },
    height: 'min-h-[455px] sm:min-h-[485px] lg:min-h-[469px]',
  },
  featured: {
    ...{ count: 4, columns: STORE_COLUMNS, shape: 'h-80' },
    height:
      'min-h-[495px] sm:min-h-[528px] lg:min-h-[500px] rtl:min-h-[507px] sm:rtl:min-h-[541px] lg:rtl:min-h-[512px]',
  },
  nearStores: {
    ...{ count: 4, columns: STORE_COLUMNS, shape: 'h-80' },
    height:
      'min-h-[472px] sm:min-h-[835px] lg:min-h-[794px] rtl:min-h-[502px] sm:rtl:min-h-[850px] lg:rtl:min-h-[809px]',
  },
  rows: {
    count: 9,
    columns: 'grid-rows-3 auto-cols-[88%] sm:auto-cols-[calc((100%-1rem)/2)] wide:auto-cols-[calc((100%-2rem)/3)]',
    shape: 'h-38',
    height:
      'min-h-[1250px] sm:min-h-[1310px] wide:min-h-[670px] rtl:min-h-[1262px] sm:rtl:min-h-[1330px] wide:rtl:min-h-[672px]',
  },
  pictures: { count: 4, columns: PICTURE_COLUMNS, shape: 'aspect-[4/3]', height: '' },
  campaigns: {
    ...{ count: 4, columns: PICTURE_COLUMNS, shape: 'aspect-[4/5]' },
    height:
      'min-h-[494px] lg:min-h-[610px] rtl:min-h-[502px] lg:rtl:min-h-[618px] max-lg:[[data-module=grocery]_&]:min-h-[686px]',
  },
  brands: {
    ...{ count: 4, columns: PICTURE_COLUMNS, shape: 'aspect-[4/5]' },
    height: 'min-h-[492px] lg:min-h-[652px] rtl:min-h-[506px] lg:rtl:min-h-[665px]',
  },
  coupons: {
    count: 3,
    columns: 'auto-cols-[90%] sm:auto-cols-[60%] lg:auto-cols-[calc((100%-2rem)/3)]',
    shape: 'h-36',
    height: 'min-h-[355px] sm:min-h-[331px] rtl:min-h-[371px] sm:rtl:min-h-[344px]',
  },
};
