import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { CashbackButton } from './cashback/cashback-button.tsx';
import { RenderedOnce } from '../../platform/hydration/cached-markup.tsx';
import { useNearScreen } from '@rialto/ui/base/use-near-screen.ts';
import { BannerRow } from './blocks/banner-row.tsx';
import { BrandSection } from './blocks/brand-section.tsx';
import { CampaignSection } from './blocks/campaign-section.tsx';
import { CategorySection } from './blocks/category-section.tsx';
import { ConditionSection } from './blocks/condition-section.tsx';
import { CouponSection } from './blocks/coupon-section.tsx';
import { HomeHero } from './blocks/home-hero.tsx';
import { HomePart } from './frame/home-part.tsx';
import type { PartProps } from './frame/home-props.ts';
import { laterOrder } from './later/later-order.ts';
import { LaterSkeletons } from './later/later-skeletons.tsx';
import { ParcelCategories, ParcelHero } from './parcel/parcel-parts.tsx';
import { ParcelSteps } from './parcel/parcel-steps.tsx';
import { SpecialOffers } from './blocks/special-offers.tsx';
import { StoreSection } from './blocks/store-section.tsx';
import { WhyChoose } from './blocks/why-choose.tsx';

/** What is seen first, in the order of each module; later-parts.tsx goes on from there (HOM-04, PAR-01). */
const firstParts: Record<ModuleType, ComponentType<PartProps>[]> = {
  food: [HomeHero, CategorySection, BannerRow, StoreSection, CampaignSection],
  grocery: [HomeHero, BannerRow, CategorySection, SpecialOffers, CouponSection],
  pharmacy: [HomeHero, CategorySection, ConditionSection, BannerRow, CampaignSection],
  ecommerce: [HomeHero, BannerRow, CategorySection, CampaignSection, BrandSection],
  parcel: [ParcelHero, ParcelCategories, BannerRow, WhyChoose, ParcelSteps],
};

export function HomeBody(props: PartProps) {
  const { module, given } = props;
  return (
    <>
      {firstParts[module.module_type].map((Part, index) => (
        <Part key={index} {...props} />
      ))}
      {module.module_type !== 'parcel' && (
        <>
          <WhenNear {...props} />
          <HomePart name="cashback" given={given.cashback} skeleton={null}>
            {(offers) => offers.length > 0 && <CashbackButton />}
          </HomePart>
        </>
      )}
    </>
  );
}

const LaterParts = lazy(async () => ({ default: (await import('./later/later-parts.tsx')).LaterParts }));

/** Neither the code nor the contents of what lies far below are loaded before somebody scrolls towards them. */
function WhenNear(props: PartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useNearScreen(ref, () => setNear(true), '1600px');
  const waiting = (
    <div ref={ref} className="scripted">
      <RenderedOnce of={laterOrder} variant={props.module.module_type}>
        {() => <LaterSkeletons moduleType={props.module.module_type} />}
      </RenderedOnce>
    </div>
  );
  if (!isNear) return waiting;
  return (
    <Suspense fallback={waiting}>
      <LaterParts {...props} />
    </Suspense>
  );
}
