import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { ItemTile } from '../../../tiles/item-tile.tsx';
import { FlashPanel } from './flash-panel.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { Slides } from '../../../tiles/lists/slides.tsx';
import { useAllAfterHydration } from '../frame/use-all-after-hydration.ts';

/** The most ordered items nearby in three rows, beside the running flash sale (HOM-08). */
export function NearbySection({ given, module }: BlockProps) {
  return (
    <HomeBlock name="nearby" given={given.nearby} skeleton={<SectionSkeleton kind="rows" of={module.module_type} />}>
      {({ items, sale }) =>
        items.length > 0 && (
          <HomeSection id="popular-items" title={t('home.nearby')}>
            <div className="flex flex-col gap-6 wide:flex-row">
              <div className="min-w-0 flex-1">
                <ThreeRows items={items} hasPanel={sale !== null} />
              </div>
              {sale && <FlashPanel sale={sale} />}
            </div>
          </HomeSection>
        )
      }
    </HomeBlock>
  );
}

const SEEN = 9;

function ThreeRows({ items, hasPanel }: { items: Item[]; hasPanel: boolean }) {
  const shown = useAllAfterHydration(items, hasPanel ? 6 : SEEN);
  return (
    <Slides label={t('home.nearby')} columns={`grid-rows-3 sm:[&_article]:min-h-46.5 ${hasPanel ? TWO : THREE}`}>
      {shown.map((item) => (
        <ItemTile key={item.id} item={item} look="wide" />
      ))}
    </Slides>
  );
}

const TWO = 'auto-cols-[88%] sm:auto-cols-[calc((100%-1rem)/2)]';
const THREE = `${TWO} wide:auto-cols-[calc((100%-2rem)/3)]`;
