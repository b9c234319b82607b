import { expect, test } from 'vitest';
import { parseSteps } from './parse-steps.ts';

test('PAR-01 alternating titles and texts become three steps', () => {
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
  expect(parseSteps(contents)).toEqual([
    { title: 'Say what', text: 'and where' },
    { title: 'Hand it over', text: 'at your door' },
    { title: 'Watch it', text: 'on the map' },
  ]);
});

test('an empty list has no steps, and a title without a text is a step', () => {
  expect(parseSteps([])).toEqual([]);
  expect(parseSteps(['Say what'])).toEqual([{ title: 'Say what', text: '' }]);
});
