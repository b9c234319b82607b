import { isPlainList } from './menu-filter.ts';
import { hydrateOnInteraction } from '../../../platform/hydration/hydrate-on-interaction.tsx';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import type { MenuProps } from './menu-body.tsx';
import { useStoreOutlet } from '../store-outlet.ts';

const loadBody = async () => (await import('./menu-body.tsx')).MenuBody;
const MenuBody = hydrateOnInteraction(import.meta.env.SSR ? await loadBody() : null, loadBody);

/** The store's menu (STO-02). */
export function StoreMenu({ filter, content }: MenuProps) {
  const { store, jsonLd } = useStoreOutlet();
  return (
    <>
      <PageHead
        title={store.name}
        description={store.about || store.address}
        path={paths.storeItself(store)}
        image={store.cover_photo_full_url}
        // A filtered menu is only another view of the page.
        isUnlisted={isPlainList(filter) || filter.type !== 'all'}
        jsonLd={jsonLd}
      />
      <MenuBody filter={filter} content={content} />
    </>
  );
}
