import type { Module } from '@rialto/contract/shapes/module.ts';
import { expect, test } from 'vitest';
import { pageText } from '../../platform/page/testing/page-markup.tsx';
import { ModuleSwitcher } from './module-switcher.tsx';

const aModule = (id: number, module_name: string) =>
  ({ id, module_name, module_type: 'food', icon_full_url: '/p.jpg' }) as unknown as Module;
const two = [aModule(1, 'Food'), aModule(2, 'Grocery')];

/** The switcher under the bar, at a path of a shop with these modules. */
const switcherAt = (path: string, modules: Module[]) => pageText(<ModuleSwitcher />, {}, { path, modules });

test('NAV-09 the modules are under the compact bar on home, only with two or more', () => {
  expect(switcherAt('/home', two)).toBe('Food Grocery');
  expect(switcherAt('/home', two.slice(0, 1))).toBe('');
  expect(switcherAt('/home', [])).toBe('');
});

test('NAV-09 search results and other pages have no modules under the bar', () => {
  expect(switcherAt('/home?search=a&data_type=searched', two)).toBe('');
  expect(switcherAt('/about-us', two)).toBe('');
});
