import type { ObjectName } from './objects.ts';

const served: ReadonlySet<ObjectName> = new Set([
  ...(['hotdog', 'wrap', 'pizza', 'meatOnBone', 'drumstick', 'dango', 'oden', 'friedShrimp', 'friedEgg'] as const),
  ...(['paella', 'steak', 'rawMeat', 'shrimp', 'squid', 'lobster', 'fish', 'tropicalFish', 'oyster'] as const),
  ...(['flatbread', 'tamale', 'baguette', 'pretzel', 'bagel', 'cookie', 'chocolate', 'candy', 'lollipop'] as const),
  ...(['eggplant', 'kiwi', 'cucumber', 'carrot', 'chili', 'sweetPotato', 'peas', 'beans', 'peanuts'] as const),
]);

/** Whether an object may be on a plate: a dress may not. */
export function isServed(object: ObjectName): boolean {
  return served.has(object);
}
