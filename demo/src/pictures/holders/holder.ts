/** Three tones of one colour: the lit side, the colour itself, and the shaded side. */
export type Tones = { light: string; main: string; deep: string };

/** What a holder is painted with: its own colour and that of its contents. */
export type HolderColours = { coat: Tones; contents: Tones };

/** Where the contents are shown on a canvas of 256: in the middle of `x` and `y`, with `size` as the longer side. */
export type ContentsSpot = { x: number; y: number; size: number; rotate?: number };

/** A packet with a label, or a dish, on a canvas of 256 × 256. `front` is drawn over the contents. */
export type Holder = {
  back: (colours: HolderColours) => string;
  spots: ContentsSpot[];
  front?: (colours: HolderColours) => string;
  bulk: number;
  pose: 'stands' | 'lies';
};

/** A horizontal gradient, as on a round or folded body. */
export function across(id: string, { light, main, deep }: Tones): string {
  return `<defs><linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${main}"/><stop offset=".28" stop-color="${light}"/><stop offset=".62" stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`;
}

export function down(id: string, { light, main, deep }: Tones): string {
  return `<defs><linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`;
}

export const white: Tones = { light: '#ffffff', main: '#f6f3ee', deep: '#d9d3ca' };
export const wood: Tones = { light: '#efc48d', main: '#d9a066', deep: '#a86d3d' };
export const steel: Tones = { light: '#f6f8fa', main: '#cfd6dd', deep: '#98a3af' };
