import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { filledBowl } from './filled-bowl.ts';
import { heldPixels } from './held-pixels.ts';
import { objects, type ObjectName } from './objects.ts';
import { pixelsOf, trimmed, type Pixels } from './pixels.ts';
import { readHeld, type Subject } from './subject.ts';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** Enough for the pictures of one page; about twenty megabytes at most. */
const KEPT = 96;
const kept = new Map<Subject, Promise<Pixels>>();

/** An object without the empty border of its file, so that `y` is its foot. */
export function sprite(name: Subject): Promise<Pixels> {
  const known = kept.get(name);
  if (known) return known;
  const loading = load(name);
  kept.set(name, loading);
  loading.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest) kept.delete(oldest);
  return loading;
}

async function load(subject: Subject): Promise<Pixels> {
  const found = readHeld(subject);
  if (found) return trimmed(await heldPixels(found, await sprite(found.contents)));
  const name = subject as ObjectName;
  const file = sharp(join(folder, `${objects[name].file}.webp`));
  return trimmed(name === 'bowlWithSpoon' ? await filledBowl(file) : await pixelsOf(file));
}
