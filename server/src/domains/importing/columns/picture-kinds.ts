import { listOf, optionalText } from './text-kinds.ts';

const MAX_NAME = 140;

/** An export names pictures by their id. An import reads the name of a file and finds the picture later. */
const fileName = (id: string) => `${id}.webp`;

export const pictureName = {
  read: optionalText(MAX_NAME).read,
  write: (id: string | null) => (id === null ? '' : fileName(id)),
};

export function pictureNames(maxCount: number) {
  const names = listOf(maxCount, (name) => name);
  return { read: names.read, write: (ids: readonly string[]) => names.write(ids.map(fileName)) };
}
