import { t } from '@rialto/texts/text.ts';
import { BrandCard } from '../../../cards/brand-card.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';

const SHOWN = 9;

/** One big and eight small brands (HOM-17). */
export function BrandSection({ given, module }: BlockProps) {
  return (
    <HomeBlock name="brands" given={given.brands} skeleton={<SectionSkeleton kind="brands" of={module.module_type} />}>
      {(brands) =>
        brands.length > 0 && (
          <HomeSection id="home-brands" title={t('home.brands')} viewAll={paths.brands}>
            <ul className="grid grid-cols-4 gap-3 lg:grid-cols-6 lg:gap-4">
              {brands.slice(0, SHOWN).map((brand, index) => (
                <li key={brand.id} className={index === 0 ? 'col-span-2 row-span-2' : ''}>
                  <BrandCard brand={brand} isBig={index === 0} />
                </li>
              ))}
            </ul>
          </HomeSection>
        )
      }
    </HomeBlock>
  );
}
