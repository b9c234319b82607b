import { t } from '@rialto/texts/text.ts';
import { ParcelCategoryCard } from '../../../cards/parcel-category-card.tsx';
import { TrackForm } from '../../../features/tracking/track-form.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { saveParcelSelection } from '../../../platform/session/parcel-selection.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { HomeHero } from '../blocks/home-hero.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';

/** The hero of the parcel module with a link to order tracking (PAR-01). */
export function ParcelHero({ module }: BlockProps) {
  return (
    <HomeHero module={module}>
      <TrackForm />
    </HomeHero>
  );
}

/** The parcel categories; the choice is stored for the form (PAR-01). */
export function ParcelCategories({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="parcelCategories"
      given={given.parcelCategories}
      skeleton={<SectionSkeleton kind="pictures" of={module.module_type} />}
    >
      {(categories) => (
        <HomeSection id="parcel-categories" title={t('parcel.title')} text={t('parcel.question')}>
          {categories.length === 0 && <EmptyState isCompact level={3} title={t('parcel.none')} />}
          <ul className="whole-rows-of-four grid gap-3 sm:gap-4">
            {categories.map((category) => (
              <li key={category.id}>
                <ParcelCategoryCard
                  category={category}
                  to={paths.parcelDelivery}
                  onClick={() => saveParcelSelection(category)}
                />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
    </HomeBlock>
  );
}
