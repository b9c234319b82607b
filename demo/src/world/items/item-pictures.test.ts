import { expect, test } from 'vitest';
import { planWorld } from '../plan-world.ts';

const { items, promotions, catalogue } = planWorld(new Date('2026-11-15T12:00:00Z'));

type Item = (typeof items)[number];
type PictureFields = Pick<Item, 'picture' | 'zoneId' | 'moduleId'>;

/** What the eye compares: the thing and its colour, how the picture is composed, and the colours around it. */
function lookOf({ picture: { recipe } }: PictureFields): string {
  if (recipe.kind !== 'composed') throw new Error('Items have composed pictures');
  return [recipe.objects[0], recipe.composition, recipe.palette].join(' ');
}

/** The thing and what holds it, in any colour; clothes and books are the same thing only in one colour. */
function thingOf(item: PictureFields): string {
  const [thing = ''] = lookOf(item).split(' ');
  return thing.startsWith('dyed:') ? thing : thing.replace(/:\d$/, '');
}

function groupsOf<T extends PictureFields>(list: T[], key: (item: T) => string): T[][] {
  return [...Map.groupBy(list, key).values()];
}

test('no two items of a zone and module look alike, so neighbours in a row never share a picture', () => {
  const inZone = ({ zoneId, moduleId }: PictureFields) => `${zoneId}/${moduleId}`;
  for (const list of [...groupsOf(items, inZone), ...groupsOf(promotions.specials, inZone)]) {
    const looks = list.map(lookOf);
    expect(looks.filter((look, at) => looks.indexOf(look) < at)).toEqual([]);
  }
});

test('neighbours on a shelf differ in more than their colours', () => {
  const inStore = groupsOf(items, ({ storeId }) => String(storeId));
  const pairs = inStore.flatMap((list) => list.slice(1).map((item, at) => [list[at] as Item, item] as const));
  const alike = pairs.filter(([a, b]) => {
    const [, compositionA] = lookOf(a).split(' ');
    const [, compositionB] = lookOf(b).split(' ');
    return thingOf(a) === thingOf(b) && compositionA === compositionB;
  });
  expect(alike.map(([a, b]) => [a.slug, b.slug])).toEqual([]);
});

test('a family has several pictures: no thing fills more than half of a shelf of six or more', () => {
  for (const shelf of groupsOf(items, ({ storeId, categoryId }) => `${storeId}/${categoryId}`)) {
    if (shelf.length < 6) continue;
    const most = Math.max(...groupsOf(shelf, thingOf).map(({ length }) => length));
    expect(most / shelf.length, shelf.map(thingOf).join(' ')).toBeLessThanOrEqual(0.5);
  }
});

test('categories in a list show different things', () => {
  for (const list of Map.groupBy(
    catalogue.categories,
    ({ moduleId, parentId }) => `${moduleId}/${parentId}`,
  ).values()) {
    const things = list.map(({ picture: { recipe } }) => (recipe.kind === 'composed' ? recipe.objects[0] : ''));
    expect(things.filter((thing, at) => things.indexOf(thing) < at)).toEqual([]);
  }
});
