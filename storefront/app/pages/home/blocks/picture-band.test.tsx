import type { Module } from '@rialto/contract/shapes/module.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BottomPicture, PromotionalPicture } from './picture-band.tsx';

const module = { id: 1, module_type: 'food' } as Module;

test('HOM-04 the promotional and the bottom picture are shown, and nothing without them', () => {
  const promotional = renderToStaticMarkup(<PromotionalPicture module={module} given={{ promotional: '/media/p' }} />);
  const bottom = renderToStaticMarkup(<BottomPicture module={module} given={{ bottom: '/media/b' }} />);
  expect(promotional).toContain('/media/p?w=');
  expect(bottom).toContain('/media/b?w=');
  expect(renderToStaticMarkup(<PromotionalPicture module={module} given={{ promotional: null }} />)).toBe('');
  expect(renderToStaticMarkup(<BottomPicture module={module} given={{ bottom: null }} />)).toBe('');
});
