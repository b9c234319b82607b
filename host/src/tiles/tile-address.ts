export type TileRequest = {
  theme: 'light' | 'dark';
  language: 'en' | 'ar';
  z: number;
  x: number;
  y: number;
  scale: 1 | 2;
};

const MIN_ZOOM = 8;
const MAX_ZOOM = 18;
const ADDRESS = /^(light|dark)\/(en|ar)\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})(@2x)?\.png$/;

/** The tile of a path, or null if there is none. */
export function tileAt(path: string): TileRequest | null {
  const [, theme, language, z, x, y, retina] = ADDRESS.exec(path) ?? [];
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  const count = 2 ** tile.z;
  const exists = tile.z >= MIN_ZOOM && tile.z <= MAX_ZOOM && tile.x < count && tile.y < count;
  if (!exists) return null;
  return {
    ...tile,
    theme: theme as TileRequest['theme'],
    language: language as TileRequest['language'],
    scale: retina ? 2 : 1,
  };
}
