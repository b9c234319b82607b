import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { ITEM_COLUMNS, Slides } from '../../tiles/lists/slides.tsx';
import { ItemTile } from '../../tiles/item-tile.tsx';
import { SectionHead } from '../../cards/section-head.tsx';
import { LoadFailed } from '../../cards/load-failed.tsx';

type Props = {
  store: { id: number; slug: string; name: string; module_id: number; zone_id: number };
  items: Item[] | Promise<Item[]>;
};

/** Other items of the store, the same category first (ITM-17). Hidden if there are none. */
export function RelatedItems({ store, items }: Props) {
  return (
    <Suspense fallback={<RelatedSkeleton />}>
      <Await resolve={items} errorElement={<LoadFailed />}>
        {(found) => found.length > 0 && <Row store={store} items={found} />}
      </Await>
    </Suspense>
  );
}

function Row({ store, items }: { store: Props['store']; items: Item[] }) {
  const title = t('product.related', { store: store.name });
  return (
    <section aria-labelledby="related-title" className="border-t border-hairline bg-sunken py-10">
      <Container>
        <SectionHead id="related-title" title={title} viewAll={paths.store(store)} />
        <Slides label={title} columns={ITEM_COLUMNS}>
          {items.map((item) => (
            <ItemTile key={item.id} item={item} hidesStore />
          ))}
        </Slides>
      </Container>
    </section>
  );
}

function RelatedSkeleton() {
  return (
    <Container className="py-10">
      <SkeletonGroup label={t('product.loading_part')} className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {[0, 1, 2, 3, 4].map((at) => (
          <Skeleton key={at} className="h-80 w-full" />
        ))}
      </SkeletonGroup>
    </Container>
  );
}
