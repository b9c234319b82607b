import { mkdir, mkdtemp, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cleanTree } from './clean-tree.ts';
import type { PlantedViolation } from './planted-violations.ts';

const rooms = {
  contract: 'packages/contract',
  rules: 'packages/rules',
  'api-client': 'packages/api-client',
  database: 'packages/database',
  'embedded-postgres': 'packages/embedded-postgres',
  texts: 'packages/texts',
  ui: 'packages/ui',
  server: 'server',
  host: 'host',
  demo: 'demo',
  bench: 'bench',
};
const runtimePackages = ['typebox', 'react', 'react-router'];
const developmentPackages = ['vite'];

/** Writes the clean tree and the planted files to a new folder, with workspaces linked as npm links them. */
export async function plantTree(planted: PlantedViolation[]): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'rialto-floors-')));
  await write(join(root, 'package.json'), manifest());
  for (const [name, folder] of Object.entries(rooms)) await linkWorkspace(root, name, folder);
  for (const name of [...runtimePackages, ...developmentPackages]) await stubPackage(root, name);
  for (const [file, imports] of Object.entries(cleanTree)) await write(join(root, file), lines(imports));
  for (const { file, imports, asType } of planted) await write(join(root, file), lines(imports, asType));
  return root;
}

function manifest(): string {
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
  const own = Object.fromEntries(Object.keys(rooms).map((name) => [`@rialto/${name}`, '*']));
  return JSON.stringify({
    name: 'planted',
    type: 'module',
    workspaces: Object.values(rooms),
    dependencies: { ...versions(runtimePackages), ...own },
    devDependencies: versions(developmentPackages),
  });
}

async function linkWorkspace(root: string, name: string, folder: string): Promise<void> {
  await write(
    join(root, folder, 'package.json'),
    JSON.stringify({ name: `@rialto/${name}`, exports: { './*': './src/*' } }),
  );
  await mkdir(join(root, 'node_modules/@rialto'), { recursive: true });
  await symlink(join(root, folder), join(root, 'node_modules/@rialto', name));
}

async function stubPackage(root: string, name: string): Promise<void> {
  const folder = join(root, 'node_modules', name);
  await write(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', exports: './main.js' }));
  await write(join(folder, 'main.js'), 'export {};');
}

function lines(imports: string[], asType = false): string {
  const word = asType ? 'import type' : 'import';
  const text = imports.map((from, at) => `${word} { thing as thing${at} } from '${from}';`);
  return [...text, 'export const thing = 1;', ''].join('\n');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
