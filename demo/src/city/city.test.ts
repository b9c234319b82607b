import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCity, makeCity } from './city.ts';
import type { City } from './city.ts';
import { toPlane } from './geometry/projection.ts';
import { distance } from './geometry/vec.ts';

const city = buildCity();

const fingerprint = ({ places, streetNodes, streetEdges, zones }: City) =>
  createHash('sha256')
    .update(JSON.stringify([places, streetNodes, streetEdges, zones]))
    .digest('hex');

test('the city is the same every time it is built, in this process and in another', () => {
  const code = `
    import { createHash } from 'node:crypto';
    import { makeCity } from ${JSON.stringify(new URL('./city.ts', import.meta.url).href)};
    const { places, streetNodes, streetEdges, zones } = makeCity();
    console.log(createHash('sha256').update(JSON.stringify([places, streetNodes, streetEdges, zones])).digest('hex'));`;
  const elsewhere = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).trim();
  expect(fingerprint(makeCity())).toBe(fingerprint(city));
  expect(elsewhere).toBe(fingerprint(city));
});

test('every street can be reached from every other', () => {
  const parent = new Map(city.streetNodes.map(({ id }) => [id, id]));
  const rootOf = (id: number): number => {
    let root = id;
    while (parent.get(root) !== root) root = parent.get(root)!;
    parent.set(id, root);
    return root;
  };
  for (const { fromNode, toNode } of city.streetEdges) parent.set(rootOf(fromNode), rootOf(toNode));
  expect(new Set(city.streetNodes.map(({ id }) => rootOf(id))).size).toBe(1);
});

test('the street graph fits its tables', () => {
  const pairs = new Set(city.streetEdges.map(({ fromNode, toNode }) => `${fromNode} ${toNode}`));
  const placeIds = new Set(city.places.map(({ id }) => id));
  expect(pairs.size).toBe(city.streetEdges.length);
  for (const { metres, placeId } of city.streetEdges) {
    expect(metres).toBeGreaterThan(0);
    if (placeId !== null) expect(placeIds.has(placeId)).toBe(true);
  }
});

test('the length of an edge is the distance between its ends', () => {
  const nodes = new Map(city.streetNodes.map((node) => [node.id, toPlane(node)]));
  for (const { fromNode, toNode, metres } of city.streetEdges.slice(0, 500)) {
    expect(Math.abs(distance(nodes.get(fromNode)!, nodes.get(toNode)!) - metres)).toBeLessThan(0.2);
  }
});

test('places have ids of their own that fit into an address bar', () => {
  expect(new Set(city.places.map(({ id }) => id)).size).toBe(city.places.length);
  expect(city.places.filter(({ id }) => !/^[a-z0-9-]{1,120}$/.test(id))).toEqual([]);
});

test('every place is named in English and in Arabic', () => {
  const isEnglish = (text: string) => /^[A-Za-z0-9 ,'’-]+$/.test(text);
  const isArabic = (text: string) => /[\u0621-\u064a]/.test(text) && !/[A-Za-z0-9]/.test(text);
  const wrong = city.places.filter(
    ({ nameEn, nameAr, areaEn, areaAr }) =>
      !isEnglish(nameEn) || !isEnglish(areaEn) || !isArabic(nameAr) || !isArabic(areaAr),
  );
  expect(wrong).toEqual([]);
});

test('no two streets share a name and none is just a number', () => {
  const streets = city.places.filter(({ kind }) => kind === 'street');
  expect(streets.length).toBeGreaterThan(800);
  expect(new Set(streets.map(({ nameEn }) => nameEn)).size).toBe(streets.length);
  expect(new Set(streets.map(({ nameAr }) => nameAr)).size).toBe(streets.length);
  expect(streets.filter(({ nameEn }) => /\d/.test(nameEn))).toEqual([]);
});

test('an address reads as a house number and a street in both languages', () => {
  const addresses = city.places.filter(({ kind }) => kind === 'address');
  expect(addresses.length).toBeGreaterThan(5_000);
  expect(addresses.length).toBeLessThan(15_000);
  expect(addresses.filter(({ nameEn }) => !/^\d+ [A-Z]/.test(nameEn))).toEqual([]);
  expect(addresses.filter(({ nameAr }) => !/^[٠-٩]+ /.test(nameAr))).toEqual([]);
});

test('wherever a house stands in the city, an address is near', () => {
  const doors = city.addresses.map(toPlane);
  // The ragged land along the motorway is left out: its middle is far from any street.
  const blocks = city.map.blocks.filter(({ use, district, area }) => use === 'built' && district && area < 100_000);
  const far = blocks
    .filter((_, i) => i % 40 === 0)
    .filter(({ centre }) => !doors.some((door) => distance(door, centre) < 260));
  expect(far).toEqual([]);
});
