import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compositions, type CompositionName } from './compositions.ts';
import { drawPicture, drawRecipe } from './draw-picture.ts';
import { logoStyles, type LogoStyle } from './logo-styles.ts';
import { picture } from './picture.ts';
import { readRecipe, type PictureRecipe } from './recipe.ts';

const aCover = (over: object = {}): PictureRecipe =>
  readRecipe({
    ...{ kind: 'composed', width: 320, height: 180, composition: 'plate', palette: 'mint', seed: 4 },
    ...{ objects: ['salad', 'tomato', 'lemon', 'olive'], ...over },
  });
const aLogo = (style: string, letter = 'م'): PictureRecipe =>
  readRecipe({ kind: 'logo', style, letter, palette: 'plum', seed: 1, objects: ['coffee'] });

test('a recipe gives the same picture every time', async () => {
  expect(await drawPicture(aCover())).toEqual(await drawPicture(aCover()));
  expect(await drawPicture(aLogo('seal'))).toEqual(await drawPicture(aLogo('seal')));
});

test('another seed gives another picture', async () => {
  expect(await drawPicture(aCover({ seed: 5 }))).not.toEqual(await drawPicture(aCover()));
});

test.each(Object.keys(compositions) as CompositionName[])(
  '%s fills its whole frame with any objects',
  async (composition) => {
    for (const objects of [['pill'], ['bread', 'egg', 'milk', 'pizza', 'wheat', 'honey', 'butter', 'knife']]) {
      const drawn = await drawPicture(aCover({ composition, objects }));
      const { width, height, hasAlpha } = await sharp(drawn).metadata();
      expect([width, height, hasAlpha]).toEqual([320, 180, false]);
    }
  },
);

test.each(Object.keys(logoStyles) as LogoStyle[])(
  'a logo in the style %s is a full square, with either script',
  async (style) => {
    for (const letter of ['R', 'ق']) {
      const { width, height, hasAlpha } = await sharp(await drawPicture(aLogo(style, letter))).metadata();
      expect([width, height, hasAlpha]).toEqual([512, 512, false]);
    }
  },
);

test('the picture of a module has a transparent background', async () => {
  const drawn = sharp(await drawRecipe({ kind: 'group', objects: ['burger', 'fries', 'sodaCup'] }));
  const { channels } = await drawn.stats();
  expect(channels[3]?.min).toBe(0);
  expect(channels[3]?.max).toBe(255);
});

test('the landing page shows the bridge', async () => {
  const { width, height } = await sharp(await drawRecipe({ kind: 'bridge' })).metadata();
  expect([width, height]).toEqual([1600, 1200]);
});

test.each([
  ['nothing', null],
  ['an unknown kind', { kind: 'photo' }],
  ['an unknown object', { ...aCover(), objects: ['unicorn'] }],
  ['a picture that would fill the memory', { ...aCover(), width: 100_000 }],
  ['a letter that is more than one', { ...aLogo('seal'), letter: '<script>' }],
  ['an inherited name', { ...aCover(), palette: 'constructor' }],
])('%s is not drawn', async (_, recipe) => {
  await expect(drawRecipe(recipe)).rejects.toThrow();
});

test('another look has another id', () => {
  const { id } = picture('cover-a', aCover());
  expect(id).toMatch(/^cover-a-[0-9a-f]{10}$/);
  expect(picture('cover-a', aCover({ seed: 9 })).id).not.toBe(id);
});
