import { t } from '@rialto/messages/text.ts';
import { Container } from '../../ui/container.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ITEM_COLUMNS, STORE_COLUMNS } from './slides.tsx';

type Props = { kind: keyof typeof shapes };

/** A block of a home that is on its way: a title and what will stand under it, in its size. */
export function SectionSkeleton({ kind }: Props) {
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

/** The heights are those of the finished blocks, so that what stands below them stays where it is. */
const shapes = {
  items: { count: 5, columns: ITEM_COLUMNS, shape: 'aspect-[4/6.4]', height: 'min-h-[429px] lg:min-h-[513px]' },
  tabs: { count: 5, columns: ITEM_COLUMNS, shape: 'aspect-[4/7]', height: 'min-h-[492px] lg:min-h-[578px]' },
  arrivals: { count: 5, columns: ITEM_COLUMNS, shape: 'aspect-[4/7]', height: 'min-h-[765px] lg:min-h-[906px]' },
  stores: { count: 4, columns: STORE_COLUMNS, shape: 'h-80', height: 'min-h-[447px] lg:min-h-[452px]' },
  nearStores: { count: 4, columns: STORE_COLUMNS, shape: 'h-80', height: 'min-h-[472px] lg:min-h-[795px]' },
  rows: {
    count: 9,
    columns: 'grid-rows-3 auto-cols-[88%] sm:auto-cols-[calc((100%-1rem)/2)] wide:auto-cols-[calc((100%-2rem)/3)]',
    shape: 'h-38',
    height: 'min-h-[1245px] lg:min-h-[663px]',
  },
  pictures: { count: 4, columns: PICTURE_COLUMNS, shape: 'aspect-[4/3]', height: '' },
  campaigns: { count: 4, columns: PICTURE_COLUMNS, shape: 'aspect-[4/5]', height: 'min-h-[494px] lg:min-h-[610px]' },
  brands: { count: 4, columns: PICTURE_COLUMNS, shape: 'aspect-[4/5]', height: 'min-h-[481px] lg:min-h-[652px]' },
  coupons: {
    count: 3,
    columns: 'auto-cols-[90%] sm:auto-cols-[60%] lg:auto-cols-[calc((100%-2rem)/3)]',
    shape: 'h-36',
    height: 'min-h-[307px] lg:min-h-[284px]',
  },
};
