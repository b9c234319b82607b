import { lazy } from 'react';
import type { Menu, MenuList } from './load-menu.ts';
import type { MenuFilter } from './menu-filter.ts';
import { MenuSections } from './menu-sections.tsx';
import { MenuTools } from './menu-tools.tsx';
import { LoadFailed } from '../../../cards/load-failed.tsx';
import { useStoreOutlet } from '../store-outlet.ts';

const loadList = async () => (await import('./menu-list-view.tsx')).MenuListView;

// Lazy in the browser, because most visitors only read the menu.
const MenuListView = import.meta.env.SSR ? await loadList() : lazy(async () => ({ default: await loadList() }));

export type MenuProps = { filter: MenuFilter; /** null if loading failed. */ content: Menu | MenuList | null };

/** Sections, or one list for a search, sort or category. */
export function MenuBody({ filter, content }: MenuProps) {
  const { store, moduleType } = useStoreOutlet();
  const shared = { store, moduleType, filter };
  return (
    <>
      <MenuTools store={store} moduleType={moduleType} />
      {content === null && <LoadFailed />}
      {content?.kind === 'menu' && <MenuSections {...shared} menu={content} />}
      {content?.kind === 'list' && <MenuListView {...shared} list={content} />}
    </>
  );
}
