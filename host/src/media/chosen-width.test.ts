import { expect, test } from 'vitest';
import { chosenWidth } from './chosen-width.ts';

const srcset = [160, 320, 480, 640].map((width) => `/media/a?w=${width} ${width}w`).join(', ');
const phone = { width: 390, density: 2 };
const desktop = { width: 1440, density: 1 };

test.each([
  ['(min-width: 1280px) 240px, (min-width: 640px) 30vw, 46vw', phone, 320],
  ['(min-width: 1280px) 240px, (min-width: 640px) 30vw, 46vw', desktop, 320],
  ['128px', phone, 320],
  ['56px', phone, 160],
  ['92vw', phone, 640],
  ['100vw', desktop, 640],
])('a picture shown in %s on %o is loaded in %d pixels', (sizes, screen, width) => {
  expect(chosenWidth(srcset, sizes, screen)).toBe(width);
});

test('a picture without a srcset has no width', () => {
  expect(chosenWidth('', '100vw', phone)).toBeNull();
});
