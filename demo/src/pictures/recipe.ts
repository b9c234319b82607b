import { isCompositionName, type CompositionName } from './compositions.ts';
import { isLogoStyle, type LogoStyle } from './logo-styles.ts';
import { isPaletteName, type PaletteName } from './palettes.ts';
import { isSubject, type Subject } from './subject.ts';

/** How a picture is drawn. Stored as JSON with its id, so that the picture can be drawn again on any machine. */
export type PictureRecipe =
  | ({ kind: 'composed'; width: number; height: number; composition: CompositionName } & Colours & Contents)
  | ({ kind: 'logo'; style: LogoStyle; letter: string } & Colours & Contents)
  | ({ kind: 'group' } & Contents)
  | { kind: 'bridge' }
  | { kind: 'mark' };

type Colours = { palette: PaletteName; seed: number };
type Contents = { objects: Subject[] };

const MAX_SIDE = 2000;

/** Validates a recipe; throws an error that says what is wrong. */
export function readRecipe(value: unknown): PictureRecipe {
  const recipe = value as Record<string, unknown> | null;
  if (typeof recipe !== 'object' || recipe === null) throw new Error('A picture recipe is an object');
  switch (recipe['kind']) {
    case 'bridge':
    case 'mark':
      return { kind: recipe['kind'] };
    case 'group':
      return { kind: 'group', objects: readObjects(recipe) };
    case 'logo':
      return {
        kind: 'logo',
        style: readStyle(recipe),
        letter: readLetter(recipe),
        ...readColours(recipe),
        objects: readObjects(recipe),
      };
    case 'composed':
      return {
        kind: 'composed',
        ...readSize(recipe),
        composition: readComposition(recipe),
        ...readColours(recipe),
        objects: readObjects(recipe),
      };
    default:
      throw new Error(`There are no pictures of the kind ${String(recipe['kind'])}`);
  }
}

type Unread = Record<string, unknown>;

function readObjects({ objects }: Unread): Subject[] {
  if (!Array.isArray(objects) || objects.length === 0 || objects.length > 30)
    throw new Error('A recipe must name its objects');
  return objects.map((name) => checked(name, isSubject, 'object'));
}

function readColours({ palette, seed }: Unread): Colours {
  return {
    palette: checked(palette, isPaletteName, 'palette'),
    seed: checked(seed, Number.isSafeInteger as Guard<number>, 'seed'),
  };
}

function readSize({ width, height }: Unread): { width: number; height: number } {
  return { width: checked(width, isSide, 'width'), height: checked(height, isSide, 'height') };
}

function readComposition({ composition }: Unread): CompositionName {
  return checked(composition, isCompositionName, 'composition');
}

function readStyle({ style }: Unread): LogoStyle {
  return checked(style, isLogoStyle, 'style');
}

/** One letter, because it is written into an SVG. */
function readLetter({ letter }: Unread): string {
  return checked(letter, (text): text is string => typeof text === 'string' && /^\p{L}$/u.test(text), 'letter');
}

type Guard<T> = (value: unknown) => value is T;

function isSide(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 16 && Number(value) <= MAX_SIDE;
}

function checked<T>(value: unknown, guard: Guard<T>, what: string): T {
  if (!guard(value)) throw new Error(`A picture recipe has no such ${what}: ${String(value)}`);
  return value;
}
