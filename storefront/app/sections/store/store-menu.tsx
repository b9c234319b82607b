import { lazy } from 'react';
import type { Menu, MenuList } from '../../features/store-menu/load-menu.ts';
import { isPlainList, type MenuFilter } from '../../features/store-menu/menu-filter.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { MenuSections } from './menu-sections.tsx';
import { MenuTools } from './menu-tools.tsx';
import { PartFailed } from './part-failed.tsx';
import { useStoreOutlet } from './store-outlet.ts';

const loadList = async () => (await import('./menu-list-view.tsx')).MenuListView;

// Most visitors only read the menu. The server has the list at once, a browser when something is looked for.
const MenuListView = import.meta.env.SSR ? await loadList() : lazy(async () => ({ default: await loadList() }));

type Props = { filter: MenuFilter; /** null: it could not be had. */ content: Menu | MenuList | null };

/** Everything the store sells: section by section, or as one list when something is looked for (STO-02). */
export function StoreMenu({ filter, content }: Props) {
  const { store, moduleType, jsonLd } = useStoreOutlet();
  const shared = { store, moduleType, filter };
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
      <MenuTools store={store} moduleType={moduleType} />
      {content === null && <PartFailed />}
      {content?.kind === 'menu' && <MenuSections {...shared} menu={content} />}
      {content?.kind === 'list' && <MenuListView {...shared} list={content} />}
    </>
  );
}
