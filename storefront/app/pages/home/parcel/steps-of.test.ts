import { expect, test } from 'vitest';
import { stepsOf } from './steps-of.ts';

test('PAR-01 labels and descriptions in turns are three steps', () => {
  const contents = [
    'Say what',
    'and where',
    'Hand it over',
    'at your door',
    'Watch it',
    'on the map',
    'A fourth',
    'no',
  ];
  expect(stepsOf(contents)).toEqual([
    { label: 'Say what', description: 'and where' },
    { label: 'Hand it over', description: 'at your door' },
    { label: 'Watch it', description: 'on the map' },
  ]);
});

test('a shop without steps has none, and a lone label is still a step', () => {
  expect(stepsOf([])).toEqual([]);
  expect(stepsOf(['Say what'])).toEqual([{ label: 'Say what', description: '' }]);
});
