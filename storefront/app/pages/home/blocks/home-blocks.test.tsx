import type { Item } from '@rialto/contract/shapes/item.ts';
import type { Module, ModuleType } from '@rialto/contract/shapes/module.ts';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { pageMarkup } from '../../../platform/page/testing/page-markup.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { BannerRow } from './banner-row.tsx';
import { BrandSection } from './brand-section.tsx';
import { CampaignSection } from './campaign-section.tsx';
import { NearbySection } from './nearby-section.tsx';
import { NewArrivals } from './new-arrivals.tsx';
import { SpecialOffers } from './special-offers.tsx';
import { VisitAgain } from './visit-again.tsx';

const names = (count: number) => Array.from({ length: count }, (_, at) => `Dish ${at + 1}`);

const itemNamed = (name: string, over: object = {}) =>
  ({
    ...{ id: Number(/\d+$/.exec(name)?.[0] ?? 1), name, slug: name, store_name: 'Kitchen', module_type: 'food' },
    ...{ description: '', price: 10, final_price: 8, discount: 20, discount_type: 'percent', stock: null },
    ...{ unit_type: 'piece', veg: null, halal_tag_status: 0, is_halal: 0, recommended: 0, organic: 0 },
    ...{ avg_rating: 4.5, rating_count: 12, open: 1, opens_text: null, available_now: 1, schedule_order: 0 },
    ...{ image_full_url: '/p.jpg', food_variations: [], choice_options: [], variations: [], add_ons: [] },
    ...over,
  }) as unknown as Item;

const items = (count: number) => names(count).map((name) => itemNamed(name));

type Block = (props: BlockProps) => ReactElement;

function block(Part: Block, type: ModuleType, given: object): string {
  const module = { id: 7, module_type: type } as Module;
  return pageMarkup(<Part module={module} given={given} />);
}

const countOf = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;
const cards = (markup: string) => countOf(markup, /<article/g);

test('HOM-07 special offers are titled, link to all of them, and are missing when there are none', () => {
  const markup = block(SpecialOffers, 'grocery', { specialOffers: items(15) });
  expect(markup).toMatch(/<h2[^>]*>Special Offer<\/h2>/);
  expect(markup).toContain('href="/home?search=special-offer&amp;module_id=7&amp;data_type=discounted"');
  expect(block(SpecialOffers, 'grocery', { specialOffers: [] })).not.toContain('Special Offer');
});

const sale = (over: object = {}) => ({
  ...{ id: 3, title: 'Evening sale', endsAt: Date.now() + 90_061_000, askedAt: Date.now() },
  entries: [{ id: 1, item: itemNamed('Dish 1', over), sold: 6, stock: 8, available_stock: 2 }],
});

test('HOM-08 popular items are in three rows, with a flash-sale panel beside them only while a sale has products', () => {
  const withSale = block(NearbySection, 'food', { nearby: { items: items(9), sale: sale() } });
  expect(withSale).toContain('grid-rows-3');
  expect(withSale).toMatch(/<aside aria-labelledby="flash-panel"/);
  const without = block(NearbySection, 'food', { nearby: { items: items(9), sale: null } });
  expect(without).toContain('grid-rows-3');
  expect(without).not.toContain('<aside');
  expect(cards(without)).toBe(9);
});

test('HOM-09 the panel has a countdown; its card links to the sale and cuts the name at 25 characters', () => {
  const name = 'Slow roasted lamb shoulder with rice';
  const markup = block(NearbySection, 'food', { nearby: { items: items(9), sale: sale({ name }) } });
  const [panel = ''] = /<aside[\s\S]*<\/aside>/.exec(markup) ?? [];
  expect(panel).toMatch(/role="timer"/);
  expect(panel).toContain('href="/flash-sales?id=3"');
  expect(panel).toContain(`>${name.slice(0, 25).trimEnd()}…<`);
  expect(panel).toContain('20% off');
  expect(panel).toContain('6 sold');
});

test('HOM-09 a card of the sale shows the mark of a dish, and the unit of anything else', () => {
  const panel = (over: object) =>
    /<aside[\s\S]*<\/aside>/.exec(
      block(NearbySection, 'food', { nearby: { items: items(9), sale: sale(over) } }),
    )?.[0] ?? '';
  expect(panel({ veg: 1, unit_type: null })).toContain('aria-label="Vegetarian"');
  expect(panel({ module_type: 'grocery', unit_type: 'bunch' })).toContain('bunch');
});

test('HOM-10 campaigns are a wall of pictures, and in the pharmacy a row', () => {
  const wall = (type: ModuleType, count: number) => block(CampaignSection, type, { campaigns: items(count) });
  for (const type of ['grocery', 'ecommerce', 'food'] as const) {
    expect(wall(type, 5)).toMatch(/<h2[^>]*>Just For You<\/h2>/);
    expect(wall(type, 5)).toContain('<ul class="grid gap-3');
  }
  expect(wall('pharmacy', 3)).not.toContain('<ul class="grid gap-3');
  expect(wall('pharmacy', 3)).toContain('slide-row');
  expect(wall('food', 0)).not.toContain('Just For You');
});

const stores = [{ id: 1, name: 'Corner kitchen', slug: 'corner', address: 'Street 1', total_items: 3, discount: null }];

test.each([
  ['food', true, 'Wanna Try Again!!'],
  ['grocery', true, 'Visit Again!'],
  ['food', false, 'Whats New'],
] as const)('HOM-11 in %s with earlier orders: %s the block is titled "%s"', (type, isAgain, title) => {
  const store = { ...stores[0], avg_rating: 4, distance: null, open: 1, delivery: 1, take_away: 1, minimum_order: 0 };
  const more = { delivery_time: '20-30 min', delivers_here: 1, delivery_minutes: null, delivery_charge: null };
  const given = { visitAgain: { isAgain, stores: [{ ...store, ...more, free_delivery: 0, featured: 0 }] } };
  const markup = block(VisitAgain, type, given);
  expect(markup).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
  expect(markup).toContain('Corner kitchen');
  expect(markup).toContain('xl:auto-cols-[calc((100%-3rem)/4)]');
});

test('HOM-13 new arrivals are ten, eight beside a picture, six on tablets and four on phones', () => {
  const arrivals = (picture: string | null) =>
    block(NewArrivals, 'food', { newArrivals: { items: items(12), picture } });
  expect(cards(arrivals(null))).toBe(10);
  expect(cards(arrivals('/side.jpg'))).toBe(8);
  expect(countOf(arrivals(null), /max-sm:nth-\[n\+5\]:hidden max-wide:nth-\[n\+7\]:hidden/g)).toBe(10);
});

const brands = names(12).map((name, at) => ({ id: at + 1, name, slug: name, image_full_url: null }));

test('HOM-17 nine brands are shown, one big and eight small; each opens its list, and all are one press away', () => {
  const markup = block(BrandSection, 'ecommerce', { brands });
  const entries = markup.match(/<li[^>]*>/g) ?? [];
  expect(entries).toHaveLength(9);
  expect(entries.filter((entry) => entry.includes('col-span-2 row-span-2'))).toEqual([entries[0]]);
  expect(markup).toContain('href="/all-brands"');
  expect(markup).toMatch(/href="\/home\?[^"]*brand_id=1[^"]*data_type=brand/);
});

const banners = names(4).map((title, at) => ({
  ...{ id: at + 1, title, type: 'default', link: '/about-us', image_full_url: '/b.jpg', store: null, item: null },
}));

test.each<[ModuleType, number, string]>([
  ['grocery', 4, 'min-[600px]:auto-cols-[calc((100%-1rem)/2)]'],
  ['ecommerce', 1, 'auto-cols-[100%]'],
  ['pharmacy', 4, 'wide:auto-cols-[calc((100%-2rem)/3)]'],
  ['food', 3, 'wide:auto-cols-[calc((100%-2rem)/3)]'],
])('HOM-05 the banners of %s: with %i of them the columns are %s', (type, count, columns) => {
  const markup = block(BannerRow, type, { banners: { banners: banners.slice(0, count), campaigns: [] } });
  expect(markup).toContain(columns);
  expect(countOf(markup, /wide:auto-cols-\[calc\(\(100%-2rem\)\/3\)\]/g)).toBe(columns.includes('wide') ? 1 : 0);
});
