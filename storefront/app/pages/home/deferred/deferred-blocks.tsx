import { useState, type ComponentType } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { useDevice } from '../../../platform/session/device.ts';
import { BrandSection } from '../blocks/brand-section.tsx';
import { CampaignSection } from '../blocks/campaign-section.tsx';
import { CouponSection } from '../blocks/coupon-section.tsx';
import { FeaturedStores } from '../blocks/featured-stores.tsx';
import { NearbySection } from '../blocks/nearby-section.tsx';
import { NewArrivals } from '../blocks/new-arrivals.tsx';
import { BottomPicture, PromotionalPicture } from '../blocks/picture-band.tsx';
import { SpecialOffers } from '../blocks/special-offers.tsx';
import { StoreSection } from '../blocks/store-section.tsx';
import { BestReviewed, ItemsYouWillLove } from '../blocks/tabbed-items.tsx';
import { VisitAgain } from '../blocks/visit-again.tsx';
import { homeCalls, type BlockProps, type HomeAnswers } from '../frame/home-calls.ts';
import { deferredBlocks, type DeferredName } from './deferred-order.ts';
import { DeferredSkeletons } from './deferred-skeletons.tsx';
import { groupSize } from './group-size.ts';

const parts: Record<DeferredName, ComponentType<BlockProps>> = {
  nearby: NearbySection,
  visitAgain: VisitAgain,
  coupons: CouponSection,
  specialOffers: SpecialOffers,
  promotional: PromotionalPicture,
  bestReviewed: BestReviewed,
  featuredStores: FeaturedStores,
  newArrivals: NewArrivals,
  recommended: ItemsYouWillLove,
  campaigns: CampaignSection,
  stores: StoreSection,
  brands: BrandSection,
  bottom: BottomPicture,
};

/** Loads again when somebody signs in or out. */
export function DeferredBlocks(props: BlockProps) {
  const token = useDevice('token');
  return <Groups key={token} {...props} names={deferredBlocks(props.module.module_type, token !== null)} />;
}

type GroupsProps = BlockProps & { names: readonly DeferredName[] };

/**
 * Blocks are added in their order, a group at a time, and only skeletons are below them. So no visible block can be
 * moved by another one that loads later, is taller than reserved, or is absent.
 */
function Groups({ module, given: fromServer, names }: GroupsProps) {
  const [given, setGiven] = useState<HomeAnswers>(fromServer);
  const [shown, setShown] = useState(0);
  const rest = names.slice(shown);
  const addGroup = async () => {
    const group = rest.slice(0, groupSize(rest.length));
    const answers = await Promise.all(group.map(async (name) => [name, await answerTo(name)] as const));
    setGiven((before) => ({ ...before, ...Object.fromEntries<unknown>(answers) }));
    setShown((before) => before + group.length);
  };
  return (
    <>
      {names.slice(0, shown).map((name) => {
        const Part = parts[name];
        return <Part key={name} module={module} given={given} />;
      })}
      {rest.length > 0 && (
        // With another key the skeletons are new elements, so the browser does not count them as moved.
        <DeferredSkeletons key={shown} names={rest} moduleType={module.module_type} onNear={() => void addGroup()} />
      )}
    </>
  );
}

function answerTo(name: DeferredName): Promise<unknown> {
  return homeCalls[name](callApi).catch(() => 'failed' as const);
}
