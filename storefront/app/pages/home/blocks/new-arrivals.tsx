import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { ItemTile } from '../../../tiles/item-tile.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';

const BESIDE_A_PICTURE = 8;

/** New items: ten, or eight beside a picture; six on tablets and four on phones (HOM-13). */
export function NewArrivals({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="newArrivals"
      given={given.newArrivals}
      skeleton={<SectionSkeleton kind="arrivals" of={module.module_type} />}
    >
      {({ items, picture }) =>
        items.length > 0 && (
          <HomeSection
            id="new-arrivals"
            title={t('home.new_arrivals')}
            text={t('home.new_arrivals_text')}
            viewAll={paths.newArrivals(module.id)}
          >
            <ArrivalGrid items={items} picture={items.length < BESIDE_A_PICTURE ? null : picture} />
          </HomeSection>
        )
      }
    </HomeBlock>
  );
}

/** On a wide screen five columns in two rows; the picture takes the first two cells. */
function ArrivalGrid({ items, picture }: { items: Item[]; picture: string | null }) {
  return (
    <ul className={GRID}>
      {items.slice(0, picture === null ? wholeRows(items.length) : BESIDE_A_PICTURE).map((item) => (
        <li key={item.id} className={LATER_ONES_WAIT}>
          <ItemTile item={item} />
        </li>
      ))}
      {picture !== null && (
        <li aria-hidden className="order-first col-span-2 grid max-wide:hidden">
          <Image src={picture} alt="" ratio="auto" sizes="480px" maxWidth={960} className="rounded-lg" />
        </li>
      )}
    </ul>
  );
}

const COLUMNS = 5;

/** Two rows, or one in a shop with fewer new items; a row never ends with a gap. */
function wholeRows(count: number): number {
  return count < COLUMNS ? count : Math.min(2, Math.floor(count / COLUMNS)) * COLUMNS;
}

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 wide:grid-cols-5';
const LATER_ONES_WAIT = 'max-sm:nth-[n+5]:hidden max-wide:nth-[n+7]:hidden';
