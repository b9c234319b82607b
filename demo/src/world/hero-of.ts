import type { ObjectName } from '../pictures/objects.ts';

/** Words in names that suggest an object: a place called Shrimp Quay shows shrimps first. */
const called: readonly (readonly [RegExp, ObjectName])[] = [
  [/\bdonut/i, 'donut'],
  [/\bshrimp/i, 'shrimp'],
  [/\bdiver/i, 'octopus'],
  [/\b(salmon|catch|net|halqa)\b/i, 'fish'],
  [/\btomato/i, 'tomato'],
  [/\bmango/i, 'mango'],
  [/\bchoco/i, 'chocolate'],
  [/\blayer cake/i, 'cake'],
  [/\bhoney/i, 'honey'],
  [/\bbutter/i, 'butter'],
  [/\bbaguette/i, 'baguette'],
  [/\btoast/i, 'bread'],
  [/\bpancake/i, 'pancakes'],
  [/\bavo\b/i, 'avocado'],
  [/\bcactus/i, 'cactus'],
  [/\b(kettle|kanaka)/i, 'teapot'],
  [/\b(poultry|hen)\b/i, 'drumstick'],
  [/\bcheese/i, 'cheese'],
  [/\bchamomile/i, 'daisy'],
  [/\bzinc & lemon/i, 'lemon'],
  [/\boptics/i, 'glasses'],
  [/\bsoap/i, 'soap'],
  [/\bjoystick/i, 'joystick'],
  [/\bkite/i, 'kite'],
  [/\bteddy/i, 'teddy'],
  [/\bpuzzle/i, 'blocks'],
  [/\bsofa/i, 'sofa'],
  [/\bjasmine balcony/i, 'daisy'],
  [/\bgift/i, 'gift'],
  [/\bpedal/i, 'bicycle'],
  [/\bgoal/i, 'football'],
  [/\btick\b/i, 'watch'],
  [/\bgold/i, 'crown'],
  [/\bparrot/i, 'parrot'],
  [/\bwhiskers/i, 'cat'],
  [/\b(fig tree|orchard)/i, 'pear'],
  [/\b(beans|lentil)/i, 'beans'],
  [/\bcane & lime/i, 'lemon'],
  [/\balmond/i, 'peanuts'],
  [/\b(egg|sunny side)/i, 'friedEgg'],
];

/** The main object of a store's pictures. */
export function heroOf(nameEn: string, objects: readonly ObjectName[]): ObjectName {
  const byName = called.find(([word, object]) => word.test(nameEn) && objects.includes(object))?.[1];
  const hero = byName ?? objects[0];
  if (!hero) throw new Error(`Nothing to show for ${nameEn}`);
  return hero;
}
