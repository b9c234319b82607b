import { t } from '@rialto/texts/text.ts';
import { Heart, WifiOff } from 'lucide-react';
import { useId, useState } from 'react';
import { numberText } from '../../words/number-text.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { useCurrentModule } from '../../platform/page/root-data.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Drawer } from '@rialto/ui/overlays/drawer.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { TabPanel, Tabs } from '@rialto/ui/lists/tabs.tsx';
import { LikedItem, LikedStore } from './liked-rows.tsx';
import type { Favourites } from '../../features/wishlist/favourites.ts';
import { useFavourites } from './use-favourites.ts';

type Kind = 'item' | 'store';

/** The customer's favourites at their location, items and stores separately (WSH-02). */
export function WishlistDrawer() {
  const tabsId = useId();
  const [active, setActive] = useState<Kind>('item');
  const isFood = useCurrentModule()?.module_type === 'food';
  const { favourites, hasFailed, retry } = useFavourites();
  const labels = isFood
    ? { item: t('wishlist.foods'), store: t('wishlist.restaurants') }
    : { item: t('wishlist.items'), store: t('wishlist.stores') };
  const tabs = (['item', 'store'] as const).map((id) => ({
    ...{ id, label: labels[id] },
    count: favourites ? numberText(favourites[id].length) : undefined,
  }));
  const close = () => dialogs.close('wishlist');
  return (
    <Drawer open onClose={close} title={t('wishlist.title')} closeLabel={t('action.close')} isFlush>
      <div className="px-5 pb-6 sm:px-6">
        <Tabs
          id={tabsId}
          label={t('wishlist.title')}
          active={active}
          onSelect={(id) => setActive(id === 'store' ? 'store' : 'item')}
          tabs={tabs}
        />
        <TabPanel tabsId={tabsId} id={active} active={active} className="pt-4">
          {hasFailed && <Failed onRetry={retry} />}
          {!hasFailed && !favourites && <Waiting />}
          {favourites && <Liked favourites={favourites} kind={active} isFood={isFood} onClose={close} />}
        </TabPanel>
      </div>
    </Drawer>
  );
}

type LikedProps = { favourites: Favourites; kind: Kind; isFood: boolean; onClose: () => void };

function Liked({ favourites, kind, isFood, onClose }: LikedProps) {
  if (favourites[kind].length === 0)
    return (
      <EmptyState
        picture={<Heart aria-hidden />}
        title={isFood ? emptyTitles().food[kind] : emptyTitles().shop[kind]}
        text={t('wishlist.empty_text')}
        level={3}
      >
        <Button onClick={onClose}>{t('cart.continue')}</Button>
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-3">
      {kind === 'item' && favourites.item.map((item) => <LikedItem key={item.id} item={item} />)}
      {kind === 'store' &&
        favourites.store.map((store) => <LikedStore key={store.id} store={store} onOpen={onClose} />)}
    </ul>
  );
}

const emptyTitles = () => ({
  food: { item: t('wishlist.empty_foods'), store: t('wishlist.empty_restaurants') },
  shop: { item: t('wishlist.empty_items'), store: t('wishlist.empty_stores') },
});

function Waiting() {
  return (
    <SkeletonGroup label={t('wishlist.loading')} className="flex flex-col gap-3">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-33 rounded-lg" />
      ))}
    </SkeletonGroup>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState picture={<WifiOff aria-hidden />} title={t('wishlist.failed')} text={t('error.network')} level={3}>
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </EmptyState>
  );
}
