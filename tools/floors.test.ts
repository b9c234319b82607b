import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { plantedViolations, type PlantedViolation } from './floors/testing/planted-violations.ts';
import { plantTree } from './floors/testing/plant-tree.ts';

const configFile = fileURLToPath(new URL('../.dependency-cruiser.js', import.meta.url));
const startFolder = process.cwd();
let root = '';

afterEach(async () => {
  process.chdir(startFolder);
  await rm(root, { recursive: true, force: true });
});

test('a tree without violations passes', async () => {
  expect(await brokenRules([])).toEqual([]);
});

test('each planted violation is caught by the rule it breaks and by no other', async () => {
  const expected = plantedViolations.flatMap(({ file, breaks }) => breaks.map((rule) => `${rule}: ${file}`));
  expect(await brokenRules(plantedViolations)).toEqual(expected.toSorted());
});

test('every rule has a planted violation', async () => {
  const { ruleSet } = await extractOptions(configFile);
  const planted = new Set(plantedViolations.flatMap(({ breaks }) => breaks));
  // The top floor has nothing above it and only one domain, so its rule cannot be broken.
  planted.add('domain-floor-8-looks-down');
  expect((ruleSet?.forbidden ?? []).map(({ name }) => name).filter((name) => !planted.has(name ?? ''))).toEqual([]);
});

async function brokenRules(planted: PlantedViolation[]): Promise<string[]> {
  root = await plantTree(planted);
  process.chdir(root);
  const options = await extractOptions(configFile);
  const folders = ['packages', 'server', 'storefront', 'courier', 'console', 'host', 'demo', 'bench', 'e2e', 'tools'];
  const { output } = await cruise(folders, { ...options, baseDir: root });
  const { violations } = (output as ICruiseResult).summary;
  return [...new Set(violations.map(({ rule, from }) => `${rule.name}: ${from}`))].toSorted();
}
