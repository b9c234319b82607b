import { expect, test } from 'vitest';
import { bannerTarget, type Banner } from './banner-target.ts';

const aBanner = (over: Partial<Banner>): Banner => ({
  ...{ id: 1, type: 'default', title: 'Grill week', image_full_url: '/media/grill' },
  ...{ value_full_url: '/media/grill', link: null, store: null, item: null },
  ...over,
});

test('HOM-05 a banner links to its URL, its store or its item', () => {
  const target = (over: Partial<Banner>) => bannerTarget(aBanner(over), 1)?.to;
  expect(target({ link: '/categories' })).toBe('/categories');
  const store = { id: 7, slug: 'el-bahr', zone_id: 2 };
  expect(target({ type: 'store_wise', store })).toBe('/store/el-bahr?module_id=1&store_zone_id=2');
  const item = { id: 9, slug: 'falafel-plate', image: null, image_full_url: null };
  expect(target({ type: 'item_wise', item })).toBe('/product/falafel-plate?module_id=1');
});

test('HOM-05 a link to another site is external', () => {
  const banner = aBanner({ link: 'https://example.com/a' });
  expect(bannerTarget(banner, 1)).toEqual({ to: 'https://example.com/a', isOutside: true });
});

test.each([{ link: 'javascript:alert(1)' }, { type: 'store_wise' as const }, { type: 'item_wise' as const }, {}])(
  'a banner whose target is gone or odd leads nowhere: %o',
  (over) => {
    expect(bannerTarget(aBanner(over), 1)).toBeNull();
  },
);
