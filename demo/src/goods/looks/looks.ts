import type { ObjectName } from '../../pictures/objects.ts';
import type { HolderName } from '../../pictures/subject.ts';

/** How goods may be shown: as the object itself, as the object in another colour, or in a packet or dish. */
export type Look = HolderName | 'bare';

/** Goods whose English name matches are shown in one of the looks. `shows` names other contents than the first object. */
export type NameRule = { name: RegExp; looks: readonly Look[]; shows?: ObjectName };

/** The looks of a module: by name, else by the first object, else by category; otherwise the object itself. */
export type LookRules = {
  names: readonly NameRule[];
  objects?: Partial<Record<ObjectName, readonly Look[]>>;
  categories?: Readonly<Record<string, readonly Look[]>>;
};

export const named = (name: RegExp, looks: readonly Look[], shows?: ObjectName): NameRule => ({
  // Every word of the pattern starts a word of the name: "latte" is not meant for a platter.
  name: new RegExp(`(?<!\\p{L})(?:${name.source})`, 'iu'),
  looks,
  ...(shows && { shows }),
});
