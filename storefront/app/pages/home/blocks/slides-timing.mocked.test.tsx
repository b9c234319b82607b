import type { Item } from '@rialto/contract/shapes/item.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import type { ReactElement, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { pageMarkup } from '../../../platform/page/testing/page-markup.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { BannerRow } from './banner-row.tsx';
import { FlashPanel } from './flash-panel.tsx';

type RowProps = { label: string; speedMs?: number; loops?: boolean; autoplay?: { everyMs: number } };
const rows: RowProps[] = [];
vi.mock('@rialto/ui/lists/slide-row.tsx', () => ({
  SlideRow: (props: RowProps): ReactNode => {
    rows.push(props);
    return null;
  },
}));

/** What the row of an element was given. */
function rowOf(element: ReactElement): RowProps | undefined {
  rows.length = 0;
  pageMarkup(element);
  return rows[0];
}

test('HOM-05 the banners advance every 4 seconds, move for 800 ms and begin again after the last', () => {
  const banner = { id: 1, title: 'Summer', image_full_url: null, type: 'default', link: null, store: null, item: null };
  const props = {
    module: { id: 1, module_type: 'food' } as Module,
    given: { banners: { banners: [banner, { ...banner, id: 2 }], campaigns: [] } },
  } as unknown as BlockProps;
  expect(rowOf(<BannerRow {...props} />)).toMatchObject({ speedMs: 800, loops: true, autoplay: { everyMs: 4_000 } });
});

test('HOM-09 the flash sale advances every 4 seconds and begins again after the last item', () => {
  const item = { id: 1, name: 'Dish' } as unknown as Item;
  const entries = [{ id: 1, item, sold: 1, stock: 8, available_stock: 7 }];
  const sale = { id: 3, title: 'Evening sale', endsAt: Date.now() + 90_000, askedAt: Date.now(), entries };
  const row = rowOf(<FlashPanel sale={sale} />);
  expect(row).toMatchObject({ label: 'Evening sale', loops: true, autoplay: { everyMs: 4_000 } });
});
