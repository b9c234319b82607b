import type { LandmarkKind } from '../../city/plan/landmarks.ts';
import type { Palette } from './palette.ts';

export type IconKind = LandmarkKind | 'park' | 'square';

/** White symbols on a round badge, in a square of 16 centred at 0, 0. Even-odd: inner shapes are holes. */
const SIGNS: Record<IconKind, string> = {
  mosque: 'M-4 4.2V0.6C-4-1.4-1.2-2.4 0-4.6C1.2-2.4 4-1.4 4 .6V4.2H1.2V2.4A1.2 1.2 0 0 0-1.2 2.4V4.2Z',
  church:
    'M-.7-5H.7V-3.8H1.9V-2.4H.7V-1.2L4 1.4V4.4H1.2V2.4A1.2 1.2 0 0 0-1.2 2.4V4.4H-4V1.4L-.7-1.2V-2.4H-1.9V-3.8H-.7Z',
  museum:
    'M0-4.6L4.6-2V-1.1H-4.6V-2ZM-3.8-.4H-2.5V2.7H-3.8ZM-.65-.4H.65V2.7H-.65ZM2.5-.4H3.8V2.7H2.5ZM-4.6 3.3H4.6V4.5H-4.6Z',
  theatre:
    'M-4.2-3.8C-1.6-2.9 1.6-2.9 4.2-3.8V-.2C4.2 2.6 2.2 4.4 0 4.6C-2.2 4.4-4.2 2.6-4.2-.2ZM-2.6-.8A1 .8 0 0 0-.7-.8ZM.7-.8A1 .8 0 0 0 2.6-.8ZM-2 1.4C-1 2.8 1 2.8 2 1.4Z',
  stadium:
    'M-4.8-1.6C-4.8-3 4.8-3 4.8-1.6V1.6C4.8 3.6-4.8 3.6-4.8 1.6ZM-3.2-1.4C-3.2-.6 3.2-.6 3.2-1.4C3.2-2 -3.2-2-3.2-1.4Z',
  hospital: 'M-1.4-4.4H1.4V-1.4H4.4V1.4H1.4V4.4H-1.4V1.4H-4.4V-1.4H-1.4Z',
  university: 'M0-3.8L5.2-1.3L0 1.2L-5.2-1.3ZM-3 .9L0 2.4L3 .9V2.7C1.6 4-1.6 4-3 2.7ZM4.3-.4H5V2.6H4.3Z',
  station:
    'M-3.2-3.4C-3.2-4.8 3.2-4.8 3.2-3.4V1.6C3.2 2.6 2.4 3 1.8 3L3 4.6H1.6L.6 3.2H-.6L-1.6 4.6H-3L-1.8 3C-2.4 3-3.2 2.6-3.2 1.6ZM-2.2-2.8V-.4H2.2V-2.8ZM-2 1.3A.7.7 0 1 0-.6 1.3A.7.7 0 1 0-2 1.3ZM.6 1.3A.7.7 0 1 0 2 1.3A.7.7 0 1 0 .6 1.3Z',
  market:
    'M-3.6-4H3.6L4.8-1C4.8.3 3 .6 2.4-.4C2 .6.4.6 0-.4C-.4.6-2 .6-2.4-.4C-3 .6-4.8.3-4.8-1ZM-3.8 1.4H3.8V4.4H-3.8Z',
  lighthouse:
    'M-1.3-4.6H1.3V-2.8H1.8V-1.9H1.4L2.3 4.5H-2.3L-1.4-1.9H-1.8V-2.8H-1.3ZM-5-4.6L-2.2-4V-3.2L-5-2.7ZM5-4.6L2.2-4V-3.2L5-2.7Z',
  castle:
    'M-4.4-4H-2.9V-2.9H-1.6V-4H1.6V-2.9H2.9V-4H4.4V-.6H3.7V4.2H1.2V2.4A1.2 1.2 0 0 0-1.2 2.4V4.2H-3.7V-.6H-4.4ZM-.6-4V-2.9H.6V-4Z',
  aquarium:
    'M-4.8 0C-2.8-3.2 1-3.2 2.8-.7L4.8-2.4V2.4L2.8.7C1 3.2-2.8 3.2-4.8 0ZM-2.9-.6A.7.7 0 1 0-1.5-.6A.7.7 0 1 0-2.9-.6Z',
  civic:
    'M-.4-5H2.2V-3.6H.4V-2.7L4.4-.9V.2H-4.4V-.9L-.4-2.7ZM-3.6.9H-2.3V3.2H-3.6ZM-.65.9H.65V3.2H-.65ZM2.3.9H3.6V3.2H2.3ZM-4.4 3.6H4.4V4.6H-4.4Z',
  library: 'M-.4-2.6C-1.4-3.8-3-4-4.6-3.8V2.8C-3 2.6-1.4 2.9-.4 4ZM.4-2.6C1.4-3.8 3-4 4.6-3.8V2.8C3 2.6 1.4 2.9.4 4Z',
  ferry:
    'M-1.2-4.6H1.2V-3.4H2.8V-1L4.6-.3L3.4 2.4C2.6 2.4 2.2 2 1.6 2C1 2 .6 2.5 0 2.5C-.6 2.5-1 2-1.6 2C-2.2 2-2.6 2.4-3.4 2.4L-4.6-.3L-2.8-1V-3.4H-1.2ZM-4.6 3.4C-3-3 -3 3.4-1.6 3.4C0 3.4 0 3.4 1.6 3.4C3 3.4 3 3.4 4.6 3.4V4.4H-4.6Z',
  mall: 'M-1.9-2.6C-1.9-5.2 1.9-5.2 1.9-2.6H3.8L4.4 4.4H-4.4L-3.8-2.6ZM-.9-2.6H.9C.9-3.8-.9-3.8-.9-2.6Z',
  hotel:
    'M-4.8-3.2H-3.7V.6H-.6V-1.9H2.6C4-1.9 4.8-1 4.8.4V3.4H3.7V1.8H-3.7V3.4H-4.8ZM-3.1-1A1.1 1.1 0 1 0-.9-1A1.1 1.1 0 1 0-3.1-1Z',
  school:
    'M0-4.8L1-3.8V-2.4L4.6-.4V4.2H1V2A1 1 0 0 0-1 2V4.2H-4.6V-.4L-1-2.4V-3.8ZM-.8-.9A.8.8 0 1 0 .8-.9A.8.8 0 1 0-.8-.9Z',
  marina: 'M-.5-5L3.6 1.2H-.5ZM-1.2-2.6V1.2H-3.8ZM-4.6 2H4.6L3.2 4.4H-3.2Z',
  beach: 'M-4.6-.6C-3.8-4 1-5.6 4-3L1.2-1.6L.2-2.1L-.6-.7L-1.6-1.2L-2.4.2ZM.6-1L1.3-.6L-1 3.4H4.6V4.5H-4.6V3.4H-1.9Z',
  zoo: 'M-1.8.4C-.8-.6.8-.6 1.8.4C3.2 1.8 3 4.2 1.2 4.2C.4 4.2-.4 4.2-1.2 4.2C-3 4.2-3.2 1.8-1.8.4ZM-4.7-.6A1.1 1.5 0 1 0-2.5-.6A1.1 1.5 0 1 0-4.7-.6ZM-2.2-3A1.1 1.5 0 1 0 0-3A1.1 1.5 0 1 0-2.2-3ZM.2-3A1.1 1.5 0 1 0 2.4-3A1.1 1.5 0 1 0 .2-3ZM2.5-.6A1.1 1.5 0 1 0 4.7-.6A1.1 1.5 0 1 0 2.5-.6Z',
  viewpoint: 'M-5 3.6L-1.4-3.4L.5 0L1.6-1.6L5 3.6Z',
  monument: 'M0-5L1-3.4L.9 1.8H1.8V2.8H3V4.4H-3V2.8H-1.8V1.8H-.9L-1-3.4Z',
  observatory: 'M-4 .6A4 4 0 0 1 4 .6ZM-.4-4.6L2.6-5L1.6-2.6ZM-4 1.4H4V4.2H-4Z',
  works:
    'M-4.6 4.2V-3.8H-2.8L-2.6-.2L.2-2V-.2L3-2V-.2H4.6V4.2ZM-3 1.4V2.6H-1.6V1.4ZM-.4 1.4V2.6H1V1.4ZM2 1.4V2.6H3.4V1.4Z',
  park: 'M0-5C2.6-5 4-3.2 3.2-1.4C4.4 0 3.4 2.2 1.2 2.2H.7V4.6H-.7V2.2H-1.2C-3.4 2.2-4.4 0-3.2-1.4C-4-3.2-2.6-5 0-5Z',
  square: 'M-3.4-3.4H3.4V3.4H-3.4ZM-1.6-1.6V1.6H1.6V-1.6Z',
};

const TINTS: Record<IconKind, keyof Palette['icons']> = {
  mosque: 'faith',
  church: 'faith',
  museum: 'culture',
  theatre: 'culture',
  stadium: 'nature',
  hospital: 'health',
  university: 'civic',
  station: 'transit',
  market: 'trade',
  lighthouse: 'transit',
  castle: 'culture',
  aquarium: 'transit',
  civic: 'civic',
  library: 'culture',
  ferry: 'transit',
  mall: 'trade',
  hotel: 'civic',
  school: 'civic',
  marina: 'transit',
  beach: 'trade',
  zoo: 'nature',
  viewpoint: 'nature',
  monument: 'civic',
  observatory: 'culture',
  works: 'civic',
  park: 'nature',
  square: 'civic',
};

export function iconSign(kind: IconKind): string {
  return SIGNS[kind];
}

export function iconTint(kind: IconKind, palette: Palette): string {
  return palette.icons[TINTS[kind]];
}
