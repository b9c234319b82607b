import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { StoreTile } from '../../../tiles/store-tile.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { Slides, STORE_COLUMNS } from '../../../tiles/lists/slides.tsx';

/** Stores the customer has ordered from, four at a time; new stores for customers without orders (HOM-11). */
export function VisitAgain({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="visitAgain"
      given={given.visitAgain}
      skeleton={<SectionSkeleton kind="stores" of={module.module_type} />}
    >
      {({ isAgain, stores }) => {
        const title = isAgain ? againTitle(module.module_type) : t('wishlist.whats_new');
        return (
          stores.length > 0 && (
            <HomeSection id="visit-again" title={title} text={isAgain && t('wishlist.visit_again_text')}>
              <Slides label={title} columns={STORE_COLUMNS}>
                {stores.map((store) => (
                  <StoreTile key={store.id} store={store} />
                ))}
              </Slides>
            </HomeSection>
          )
        );
      }}
    </HomeBlock>
  );
}

function againTitle(moduleType: ModuleType): string {
  return moduleType === 'food' ? t('wishlist.visit_again_food') : t('wishlist.visit_again');
}
