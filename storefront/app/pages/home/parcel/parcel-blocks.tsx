import { t } from '@rialto/texts/text.ts';
import { ParcelCategoryCard } from '../../../cards/parcel-category-card.tsx';
import { TrackForm } from '../../../features/tracking/track-form.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { saveParcelSelection } from '../../../platform/session/parcel-selection.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { TileRows } from '@rialto/ui/lists/tile-rows.tsx';
import { HomeHero } from '../blocks/home-hero.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps, HomeAnswer } from '../frame/home-calls.ts';

/** The hero of the parcel module: what to send comes first, then the tracking of what was sent (PAR-01). */
export function ParcelHero({ given, module }: BlockProps) {
  return (
    <HomeHero module={module}>
      <section aria-labelledby="parcel-categories" className="mt-6">
        <h2 id="parcel-categories" className="text-xl font-bold text-ink">
          {t('parcel.title')}
        </h2>
        <p className="mt-0.5 mb-3 text-ink-soft">{t('parcel.question')}</p>
        <HomeBlock
          name="parcelCategories"
          given={given.parcelCategories}
          skeleton={<Skeleton className="h-58 rounded-lg sm:h-28 lg:h-43" />}
        >
          {(categories) =>
            categories.length === 0 ? <p className="font-medium">{t('parcel.none')}</p> : <Categories of={categories} />
          }
        </HomeBlock>
      </section>
      <section aria-labelledby="parcel-tracking" className="mt-6">
        <h2 id="parcel-tracking" className="text-md font-semibold text-ink">
          {t('parcel.track_title')}
        </h2>
        <TrackForm className="mt-2" />
      </section>
    </HomeHero>
  );
}

/** The choice is stored for the form (PAR-02). */
function Categories({ of: categories }: { of: HomeAnswer<'parcelCategories'> }) {
  return (
    <TileRows
      tiles={categories.map((category) => (
        <ParcelCategoryCard
          key={category.id}
          category={category}
          to={paths.parcelDelivery}
          onClick={() => saveParcelSelection(category)}
        />
      ))}
    />
  );
}
