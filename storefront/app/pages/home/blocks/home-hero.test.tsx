import type { Module, ModuleType } from '@rialto/contract/shapes/module.ts';
import { en } from '@rialto/texts/en.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageMarkup } from '../../../platform/page/testing/page-markup.tsx';
import { HomeHero } from './home-hero.tsx';

const types = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const satisfies ModuleType[];
const accents = readFileSync(new URL('../../../../../packages/ui/src/styles/accents.css', import.meta.url), 'utf8');

const heroOf = (module_type: ModuleType) =>
  pageMarkup(<HomeHero module={{ id: 1, module_type, module_name: 'Name', hero_full_url: null } as Module} />);

const textIn = (markup: string, pattern: RegExp) =>
  (pattern.exec(markup)?.[1] ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

test('MOD-05 the hero of each module has its own title and subtitle', () => {
  const titles = types.map((type) => textIn(heroOf(type), /<h1[^>]*>([^<]+)<\/h1>/));
  const subtitles = types.map((type) => textIn(heroOf(type), /<\/h1><p[^>]*>([^<]+)<\/p>/));
  expect(titles).toEqual(types.map((type) => en[`home.${type}_title`]));
  expect(subtitles).toEqual(types.map((type) => en[`home.${type}_subtitle`]));
  expect(new Set([...titles, ...subtitles]).size).toBe(2 * types.length);
});

test('MOD-05 the hero of each module has its own look: layout and accent colour', () => {
  const layouts = types.map((type) => [...heroOf(type).matchAll(/class="([^"]+)"/g)].map(([, name]) => name).join());
  expect(new Set(layouts).size).toBe(types.length);
  const colours = types.map((type) =>
    textIn(accents, new RegExp(`data-module='${type}'\\][^{]*\\{\\s*--accent: ([^;]+);`)),
  );
  expect(colours).not.toContain('');
  expect(new Set(colours).size).toBe(types.length);
});
