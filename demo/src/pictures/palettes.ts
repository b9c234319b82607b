/** Two colours of a gradient, light to deep. */
export type Tone = readonly [string, string];

/**
 * The colours of one picture. `accent` is the only loud colour, and `shade` the colour of shadows: never black, or
 * objects look pasted on.
 */
export type Palette = { wall: Tone; floor: Tone; accent: string; soft: string; shade: string; isDark: boolean };

const light = (wall: Tone, floor: Tone, accent: string, soft: string, shade: string): Palette => ({
  wall,
  floor,
  accent,
  soft,
  shade,
  isDark: false,
});
const dark = (...colours: Parameters<typeof light>): Palette => ({ ...light(...colours), isDark: true });

export const palettes = {
  saffron: light(['#fbd277', '#f4b03e'], ['#fdeabf', '#f8d58a'], '#e4703a', '#fff3d6', '#8a4a0c'),
  butter: light(['#fff2c4', '#ffe292'], ['#fffaea', '#ffefc0'], '#f79a3e', '#fffdf4', '#946410'),
  apricot: light(['#ffd3b0', '#fbb07d'], ['#ffecdc', '#ffd5b4'], '#d95d39', '#fff6ec', '#8f3f17'),
  terracotta: light(['#e99573', '#cf6e4b'], ['#f6cdb3', '#eab08d'], '#fbe4cc', '#ffefe0', '#6b2412'),
  coral: light(['#ffac97', '#f6816b'], ['#ffd9cd', '#ffbcaa'], '#fff1dc', '#fff4ee', '#8c2a20'),
  blush: light(['#fbdcd6', '#f4bdb6'], ['#fef0eb', '#f9dbd2'], '#e0736f', '#fff9f6', '#8c3b3b'),
  rose: light(['#f7b6c8', '#ec8aa8'], ['#fddfe6', '#f8c2d0'], '#fff0ea', '#fff5f7', '#86254b'),
  cream: light(['#fbf3e3', '#f1e0c3'], ['#fffbf2', '#f5e9d2'], '#dfa15c', '#ffffff', '#80602f'),
  sand: light(['#ecdcc3', '#d8bf98'], ['#f7eedf', '#e8d7ba'], '#b4714a', '#fffaf1', '#6a4a26'),
  cocoa: dark(['#94634c', '#67402f'], ['#bb8b72', '#99694f'], '#f8dfc2', '#d9b49b', '#29120a'),
  brick: dark(['#b4513b', '#8a3426'], ['#d27c62', '#b65c46'], '#ffd9a8', '#e9a98f', '#3a0d07'),
  olive: light(['#c3cb8a', '#9eab60'], ['#e4e9c0', '#cdd69b'], '#f6ecc0', '#f6f8e2', '#3e4915'),
  sage: light(['#d3e0cf', '#aec5a9'], ['#edf3ea', '#d4e2cf'], '#5f8f63', '#fbfdf9', '#33533a'),
  mint: light(['#c9eedd', '#98d9bd'], ['#e9f9f1', '#cbeedd'], '#35a079', '#f8fffb', '#17573f'),
  forest: dark(['#3a7a5e', '#205140'], ['#5b9a7b', '#407c60'], '#f4d583', '#9cc9ae', '#08251a'),
  lagoon: dark(['#57b0b4', '#2b868f'], ['#8fd0cd', '#67b7b8'], '#fde6ab', '#c9ecea', '#0c4048'),
  aqua: light(['#c4eef0', '#8ed7dd'], ['#e8fafa', '#c6ecee'], '#ff8f6b', '#f7ffff', '#17606b'),
  sky: light(['#cbe6fc', '#97c9f4'], ['#ebf6fe', '#cce6fb'], '#3b7fd4', '#fafdff', '#1f4f88'),
  ice: light(['#edf4f8', '#cfe1ea'], ['#fafdfe', '#e4eff4'], '#4a9cc4', '#ffffff', '#3a5c70'),
  ink: dark(['#35457a', '#1e2850'], ['#51649f', '#3a4b80'], '#f6bb52', '#93a3d6', '#070b1e'),
  lilac: light(['#e3d9fa', '#c3b0f0'], ['#f4effd', '#e0d5f8'], '#7553cc', '#fdfbff', '#43307f'),
  plum: dark(['#7b4579', '#512a51'], ['#a06a9c', '#7f4a7b'], '#fbc0a6', '#d0a6cc', '#1d081d'),
  graphite: dark(['#4a4b52', '#2a2b31'], ['#6c6d76', '#4e4f58'], '#f3ab60', '#a3a5b0', '#050507'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

export function isPaletteName(value: unknown): value is PaletteName {
  return typeof value === 'string' && Object.hasOwn(palettes, value);
}
