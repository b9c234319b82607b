import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { ItemTile } from '../../../tiles/item-tile.tsx';
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
            <div className={classNames('grid gap-4', picture !== null && 'wide:grid-cols-[1fr_4fr]')}>
              {picture !== null && <SidePicture src={picture} />}
              <ArrivalGrid items={picture === null ? items : items.slice(0, BESIDE_A_PICTURE)} />
            </div>
          </HomeSection>
        )
      }
    </HomeBlock>
  );
}

function SidePicture({ src }: { src: string }) {
  return <Image src={src} alt="" ratio="auto" sizes="240px" maxWidth={640} className="rounded-lg max-wide:hidden" />;
}

function ArrivalGrid({ items }: { items: Item[] }) {
  const isBesidePicture = items.length <= BESIDE_A_PICTURE;
  return (
    <ul className={classNames(GRID, isBesidePicture ? 'wide:grid-cols-4' : 'wide:grid-cols-5')}>
      {items.map((item) => (
        <li key={item.id} className={LATER_ONES_WAIT}>
          <ItemTile item={item} />
        </li>
      ))}
    </ul>
  );
}

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4';
const LATER_ONES_WAIT = 'max-sm:nth-[n+5]:hidden max-wide:nth-[n+7]:hidden';
