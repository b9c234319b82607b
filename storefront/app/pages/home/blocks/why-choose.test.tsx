import type { Module } from '@rialto/contract/shapes/module.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import type { HomeAnswers } from '../frame/home-calls.ts';
import { WhyChoose } from './why-choose.tsx';

test('PAR-01 four skeletons are shown while the reasons load', () => {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const given = { whyChoose: new Promise(() => {}) } as unknown as HomeAnswers;
  const page = renderToStaticMarkup(<WhyChoose given={given} module={{} as Module} />);
  expect(page.match(/h-70 rounded-lg/g)?.length).toBe(4);
});
