import { lazy } from 'react';
import type { Menu, MenuList } from './load-menu.ts';
import type { MenuFilter } from './menu-filter.ts';
import { MenuSections } from './menu-sections.tsx';
import { MenuTools } from './menu-tools.tsx';
import { LoadFailed } from '../../../cards/load-failed.tsx';
import { useStoreOutlet } from '../store-outlet.ts';

const loadList = async () => (await import('./menu-list-view.tsx')).MenuListView;

// Most visitors only read the menu. The server has the list at once, a browser when something is looked for.
const MenuListView = import.meta.env.SSR ? await loadList() : lazy(async () => ({ default: await loadList() }));

export type MenuProps = { filter: MenuFilter; /** null: it could not be had. */ content: Menu | MenuList | null };

/** Section by section, or as one list when something is looked for. */
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
