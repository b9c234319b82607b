import type { Module } from '@rialto/contract/shapes/module.ts';
import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategorySection } from './category-section.tsx';

test.each(['food', 'grocery', 'pharmacy', 'ecommerce'] as const)(
  'HOM-06 without featured categories the panel of the %s home says "Items Not Found!"',
  (module_type) => {
    setLanguageSource(() => ({ language: 'en', catalog: en }));
    const module = { id: 1, module_type } as Module;
    const markup = renderToStaticMarkup(<CategorySection module={module} given={{ categories: [] }} />);
    expect(markup).toContain('>Items Not Found!</h3>');
  },
);
