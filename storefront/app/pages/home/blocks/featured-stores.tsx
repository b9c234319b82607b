import { t } from '@rialto/texts/text.ts';
import { StoreTile } from '../../../tiles/store-tile.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { Slides, STORE_COLUMNS } from '../../../tiles/lists/slides.tsx';

/** Featured stores (HOM-15). */
export function FeaturedStores({ given, module }: BlockProps) {
  const isFood = module.module_type === 'food';
  const title = isFood ? t('home.featured_restaurants') : t('home.featured_stores');
  return (
    <HomeBlock
      name="featuredStores"
      given={given.featuredStores}
      skeleton={<SectionSkeleton kind="featured" of={module.module_type} />}
    >
      {(stores) =>
        stores.length > 0 && (
          <HomeSection id="featured-stores" title={title} isBand>
            <Slides label={title} columns={STORE_COLUMNS}>
              {stores.map((store) => (
                <StoreTile key={store.id} store={store} />
              ))}
            </Slides>
          </HomeSection>
        )
      }
    </HomeBlock>
  );
}
