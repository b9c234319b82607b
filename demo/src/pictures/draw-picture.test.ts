import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compositions, type CompositionName } from './compositions.ts';
import { drawPicture as prepare, drawRecipe } from './draw-picture.ts';
import { logoStyles, type LogoStyle } from './logo-styles.ts';
import { mainColourOf } from './main-colour.ts';
import { picture } from './picture.ts';
import { readRecipe, type PictureRecipe } from './recipe.ts';

const aCover = (over: object = {}): PictureRecipe =>
  readRecipe({
    ...{ kind: 'composed', width: 320, height: 180, composition: 'plate', palette: 'mint', seed: 4 },
    ...{ objects: ['salad', 'tomato', 'lemon', 'olive'], ...over },
  });
const aLogo = (style: string, letter = 'م'): PictureRecipe =>
  readRecipe({ kind: 'logo', style, letter, palette: 'plum', seed: 1, objects: ['coffee'] });

const drawPicture = async (recipe: PictureRecipe, width?: number) =>
  (await prepare(recipe, width)).image.png({ compressionLevel: 1 }).toBuffer();

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

test('a picture is drawn in the requested width with the same contents, but never wider than its recipe', async () => {
  const [small, large] = [await drawPicture(aCover(), 160), await drawPicture(aCover(), 1600)];
  expect(await sharp(small).metadata()).toMatchObject({ width: 160, height: 90 });
  expect(await sharp(large).metadata()).toMatchObject({ width: 320, height: 180 });
  const pixels = (drawn: Buffer) => sharp(drawn).resize(16, 9, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [few, many] = [await pixels(small), await pixels(large)];
  const difference = few.reduce((sum, value, index) => sum + Math.abs(value - (many[index] ?? 0)), 0) / few.length;
  expect(difference).toBeLessThan(6);
});

test('the picture of a module has a transparent background', async () => {
  const { image, isTransparent } = await drawRecipe({ kind: 'group', objects: ['burger', 'fries', 'sodaCup'] });
  expect(isTransparent).toBe(true);
  const { channels } = await sharp(await image.png().toBuffer()).stats();
  expect(channels[3]?.min).toBe(0);
  expect(channels[3]?.max).toBe(255);
});

test('the landing page shows the bridge', async () => {
  const { width, height } = await sharp(await drawPicture(readRecipe({ kind: 'bridge' }))).metadata();
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
  expect(id).toMatch(/^cover-a-[0-9a-f]{8}-[0-9a-f]{6}$/);
  expect(picture('cover-a', aCover({ seed: 9 })).id).not.toBe(id);
});

test.each(Object.keys(compositions) as CompositionName[])(
  'the colour that announces a picture of the composition %s is close to its own',
  async (composition) => {
    const recipe = aCover({ composition, width: 180 });
    const data = await sharp(await drawPicture(recipe))
      .resize(1, 1)
      .raw()
      .toBuffer();
    const colour = mainColourOf(recipe) ?? '';
    const apart = [0, 1, 2].map((at) =>
      Math.abs((data[at] ?? 0) - Number.parseInt(colour.slice(at * 2, at * 2 + 2), 16)),
    );
    expect(Math.max(...apart)).toBeLessThan(96);
  },
);

test('a transparent picture has no main colour', () => {
  expect(picture('module-food', readRecipe({ kind: 'group', objects: ['burger'] })).id).toMatch(
    /^module-food-[0-9a-f]{8}$/,
  );
});
