import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCity } from './city.ts';
import type { City } from './city.ts';
import { toPlane } from './geometry/projection.ts';
import { distance } from './geometry/vec.ts';

const city = buildCity();

const fingerprint = ({ places, streetNodes, streetEdges, zones }: City) =>
  createHash('sha256')
    .update(JSON.stringify([places, streetNodes, streetEdges, zones]))
    .digest('hex');

test('every build gives the same city', () => {
  const code = `
    import { createHash } from 'node:crypto';
    import { buildCity } from ${JSON.stringify(new URL('./city.ts', import.meta.url).href)};
    const { places, streetNodes, streetEdges, zones } = buildCity();
    console.log(createHash('sha256').update(JSON.stringify([places, streetNodes, streetEdges, zones])).digest('hex'));`;
  const elsewhere = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).trim();
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
  expect(city.streetEdges.filter(({ metres }) => !(metres > 0))).toEqual([]);
  expect(city.streetEdges.filter(({ placeId }) => placeId !== null && !placeIds.has(placeId))).toEqual([]);
});

test('the length of an edge is the distance between its ends', () => {
  const nodes = new Map(city.streetNodes.map((node) => [node.id, toPlane(node)]));
  const wrong = city.streetEdges.filter(
    ({ fromNode, toNode, metres }) => Math.abs(distance(nodes.get(fromNode)!, nodes.get(toNode)!) - metres) > 0.2,
  );
  expect(wrong).toEqual([]);
});

test('every place has its own id, which fits into a URL', () => {
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

test('there is an address near every house in the city', () => {
  const doors = city.addresses.map(({ place }) => toPlane(place));
  // Skips the irregular land along the motorway: its middle is far from any street.
  const blocks = city.map.blocks.filter(({ use, district, area }) => use === 'built' && district && area < 100_000);
  const far = blocks
    .filter((_, i) => i % 40 === 0)
    .filter(({ centre }) => !doors.some((door) => distance(door, centre) < 260));
  expect(far).toEqual([]);
});
