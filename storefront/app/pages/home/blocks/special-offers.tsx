import { t } from '@rialto/texts/text.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { ItemRow } from './item-row.tsx';

const SLIDES = 5;

/** Discounted items (HOM-07). */
export function SpecialOffers({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="specialOffers"
      given={given.specialOffers}
      skeleton={<SectionSkeleton kind="items" of={module.module_type} />}
    >
      {(items) =>
        items.length > 0 && (
          <HomeSection id="special-offers" title={t('home.special_offer')} viewAll={paths.specialOffers(module.id)}>
            <ItemRow label={t('home.special_offer')} items={items} loops={items.length > SLIDES} isPlaying />
          </HomeSection>
        )
      }
    </HomeBlock>
  );
}
