import type { Module } from '@rialto/contract/shapes/module.ts';
import type { Store } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/messages/text.ts';
import { Store as StoreIcon } from 'lucide-react';
import { StoreCard } from '../../cards/store-card.tsx';
import { FavouriteButton } from '../../features/wishlist/favourite-button.tsx';
import { dialogs } from '../../platform/dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The stores that deliver to the visitor, most ordered first. */
export function PopularStores({ module, stores }: { module: Module; stores: Store[] }) {
  return (
    <section aria-labelledby="popular-title" className="py-10 lg:py-14">
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="popular-title" className="text-2xl font-bold text-ink">
            {module.module_type === 'food' ? t('home.popular_restaurants') : t('home.popular_stores')}
          </h2>
          <p className="text-sm text-ink-soft">{t('home.delivers_to_you')}</p>
        </div>
        {stores.length > 0 ? <StoreGrid module={module} stores={stores} /> : <NoStores />}
      </Container>
    </section>
  );
}

const ABOVE_THE_FOLD = 4;

function StoreGrid({ module, stores }: { module: Module; stores: Store[] }) {
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {stores.map((store, index) => (
        <li key={store.id}>
          <StoreCard
            store={store}
            moduleType={module.module_type}
            isFirst={index < ABOVE_THE_FOLD}
            favourite={<FavouriteButton name={store.name} />}
          />
        </li>
      ))}
    </ul>
  );
}

function NoStores() {
  return (
    <EmptyState
      picture={<StoreIcon className="size-12 text-accent-text" strokeWidth={1.5} aria-hidden />}
      title={t('home.no_stores')}
      text={t('home.no_stores_text')}
      level={3}
    >
      <Button onClick={() => dialogs.open({ name: 'location-picker', mode: { kind: 'visit' } })}>
        {t('home.change_location')}
      </Button>
    </EmptyState>
  );
}
