import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { CashbackButton } from './cashback/cashback-button.tsx';
import { CachedMarkup } from '../../platform/hydration/cached-markup.tsx';
import { useNearScreen } from '@rialto/ui/base/use-near-screen.ts';
import { BannerRow } from './blocks/banner-row.tsx';
import { BrandSection } from './blocks/brand-section.tsx';
import { CampaignSection } from './blocks/campaign-section.tsx';
import { CategorySection } from './blocks/category-section.tsx';
import { ConditionSection } from './blocks/condition-section.tsx';
import { CouponSection } from './blocks/coupon-section.tsx';
import { HomeHero } from './blocks/home-hero.tsx';
import { HomeBlock } from './frame/home-block.tsx';
import type { BlockProps } from './frame/home-calls.ts';
import { deferredBlocks, deferredOrder } from './deferred/deferred-order.ts';
import { SkeletonsOf } from './deferred/deferred-skeletons.tsx';
import { ParcelHero } from './parcel/parcel-blocks.tsx';
import { ParcelSteps } from './parcel/parcel-steps.tsx';
import { SpecialOffers } from './blocks/special-offers.tsx';
import { StoreSection } from './blocks/store-section.tsx';
import { WhyChoose } from './blocks/why-choose.tsx';

type Block = ComponentType<BlockProps>;

/** The first blocks of each module; deferred-blocks.tsx has the rest (HOM-04, PAR-01). */
const firstBlocks: Record<ModuleType, [hero: Block, ...rest: Block[]]> = {
  food: [HomeHero, CategorySection, BannerRow, StoreSection, CampaignSection],
  grocery: [HomeHero, BannerRow, CategorySection, SpecialOffers, CouponSection],
  pharmacy: [HomeHero, CategorySection, ConditionSection, BannerRow, CampaignSection],
  ecommerce: [HomeHero, BannerRow, CategorySection, CampaignSection, BrandSection],
  parcel: [ParcelHero, BannerRow, WhyChoose, ParcelSteps],
};

export function HomeBody(props: BlockProps) {
  const { module, given } = props;
  const [Hero, ...blocks] = firstBlocks[module.module_type];
  const hasShops = module.module_type !== 'parcel';
  return (
    <>
      <Hero {...props} />
      {hasShops && (
        <HomeBlock name="cashback" given={given.cashback} skeleton={null}>
          {(offers) => offers.length > 0 && <CashbackButton />}
        </HomeBlock>
      )}
      {blocks.map((Part, index) => (
        <Part key={index} {...props} />
      ))}
      {hasShops && <WhenNear {...props} />}
    </>
  );
}

const DeferredBlocks = lazy(async () => ({ default: (await import('./deferred/deferred-blocks.tsx')).DeferredBlocks }));

/** Code and data of the deferred blocks load when the visitor scrolls near them. */
function WhenNear(props: BlockProps) {
  const { module_type } = props.module;
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useNearScreen(ref, () => setNear(true), '1600px');
  const waiting = (
    <div ref={ref} className="scripted [overflow-anchor:none]">
      <CachedMarkup source={deferredOrder} cacheKey={module_type}>
        {() => <SkeletonsOf names={deferredBlocks(module_type, false)} moduleType={module_type} />}
      </CachedMarkup>
    </div>
  );
  return (
    <>
      {isNear ? (
        <Suspense fallback={waiting}>
          <DeferredBlocks {...props} />
        </Suspense>
      ) : (
        waiting
      )}
      {/* The element whose position the browser keeps when the footer is visible and blocks are added above it. */}
      <div className="h-px" />
    </>
  );
}
