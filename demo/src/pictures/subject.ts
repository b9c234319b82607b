import { dishes } from './holders/dishes.ts';
import type { Holder } from './holders/holder.ts';
import { morePacks } from './holders/more-packs.ts';
import { packs } from './holders/packs.ts';
import { tubsAndBags } from './holders/tubs-and-bags.ts';
import { isObjectName, objects, type ObjectName } from './objects.ts';

/** The object itself in another colour, as clothes and books come in several. */
const dyed: Holder = { back: () => '', spots: [{ x: 128, y: 128, size: 236 }], bulk: 1, pose: 'stands' };

export const holders = { ...packs, ...tubsAndBags, ...morePacks, ...dishes, dyed };

export type HolderName = keyof typeof holders;

/** Something held, as "jar:olive:3": the holder, what is in it, and the colour of the holder. */
export type HeldSubject = `${HolderName}:${string}`;

/** What a picture shows: an object, or an object in something that holds it. */
export type Subject = ObjectName | HeldSubject;

/** The numbers of the colours. */
export const coats = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export function held(holder: HolderName, contents: ObjectName, coat: number): HeldSubject {
  return `${holder}:${contents}:${coat}`;
}

export type SubjectParts = { name: HolderName; holder: Holder; contents: ObjectName; coat: number };

/** The parts of something held; null for a plain object. */
export function readHeld(subject: string): SubjectParts | null {
  const [name = '', contents, coat, ...more] = subject.split(':');
  if (!Object.hasOwn(holders, name) || !isObjectName(contents) || more.length > 0) return null;
  if (coat === undefined || !/^\d$/.test(coat)) return null;
  return { name: name as HolderName, holder: holders[name as HolderName], contents, coat: Number(coat) };
}

export function isSubject(value: unknown): value is Subject {
  return isObjectName(value) || (typeof value === 'string' && readHeld(value) !== null);
}

/** The relative size and the pose of a subject. */
export function shapeOf(subject: Subject): { bulk: number; pose: 'stands' | 'lies' } {
  if (isObjectName(subject)) return objects[subject];
  const found = readHeld(subject);
  if (found?.name === 'dyed') return objects[found.contents];
  if (!found) throw new Error(`There is no ${subject} to draw`);
  return found.holder;
}
