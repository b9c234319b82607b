import type { StreetKind } from '../../city/streets/street-kind.ts';
import type { Theme } from '../tile-frame.ts';

type StreetColours = Record<StreetKind, { fill: string; casing: string }>;

export type Palette = {
  sea: string;
  shallow: string;
  land: string;
  town: string;
  pasture: string;
  grain: string;
  orchard: string;
  wood: string;
  deepWood: string;
  park: string;
  pitch: string;
  tree: string;
  yardTree: string;
  path: string;
  beach: string;
  quay: string;
  square: string;
  campus: string;
  works: string;
  building: string;
  buildingEdge: string;
  shadow: string;
  wall: string;
  wallEdge: string;
  top: string;
  streets: StreetColours;
  /** Below zoom 13 small roads are thinner than their casing, so they are drawn as one firm line. */
  farRoad: string;
  farTown: string;
  rail: string;
  railGap: string;
  ferry: string;
  halo: string;
  text: { city: string; district: string; street: string; water: string; park: string; place: string; number: string };
  icons: {
    culture: string;
    faith: string;
    health: string;
    transit: string;
    trade: string;
    nature: string;
    civic: string;
  };
  shield: { fill: string; text: string };
};

const LIGHT: Palette = {
  sea: '#a9d6ec',
  shallow: '#bde1f1',
  land: '#f5f1e8',
  town: '#f0ebe0',
  pasture: '#eff1e1',
  grain: '#f4eedd',
  orchard: '#e9efdc',
  wood: '#cbe0bd',
  deepWood: '#c2dab2',
  park: '#cde7bd',
  pitch: '#b8dca4',
  tree: '#b3d7a0',
  yardTree: '#d3e2c2',
  path: '#faf7ee',
  beach: '#f7e8c3',
  quay: '#e6e1d7',
  square: '#f7efdf',
  campus: '#e9edd9',
  works: '#e9e5dd',
  building: '#e5ded1',
  buildingEdge: '#d6cdbd',
  shadow: '#c9bfae',
  wall: '#e3d2b4',
  wallEdge: '#cdb991',
  top: '#f1e6d0',
  streets: {
    motorway: { fill: '#fbcf78', casing: '#e2a84a' },
    primary: { fill: '#fff0c6', casing: '#e3cf9c' },
    secondary: { fill: '#ffffff', casing: '#dad2c3' },
    tertiary: { fill: '#ffffff', casing: '#ddd6c9' },
    residential: { fill: '#ffffff', casing: '#dfd9cd' },
    lane: { fill: '#fbf8f1', casing: '#e2dccf' },
  },
  farRoad: '#e3d9c3',
  farTown: '#e9e2d4',
  rail: '#b5afa6',
  railGap: '#f3efe7',
  ferry: '#7fb4d0',
  halo: '#fffdf8',
  text: {
    city: '#3b3834',
    district: '#857a6b',
    street: '#6b655b',
    water: '#4b8bb0',
    park: '#4f8a4c',
    place: '#55504a',
    number: '#9a9080',
  },
  icons: {
    culture: '#9a6bb3',
    faith: '#4f9a94',
    health: '#dd5f5a',
    transit: '#4a7fc1',
    trade: '#e0953a',
    nature: '#5a9e55',
    civic: '#8b7d6b',
  },
  shield: { fill: '#4c7a4f', text: '#ffffff' },
};

const DARK: Palette = {
  sea: '#111b27',
  shallow: '#152230',
  land: '#212a35',
  town: '#25303c',
  pasture: '#222f33',
  grain: '#282f35',
  orchard: '#213231',
  wood: '#1f3531',
  deepWood: '#1c3a33',
  park: '#213b33',
  pitch: '#28483a',
  tree: '#294a3c',
  yardTree: '#293d3c',
  path: '#2f4640',
  beach: '#35363a',
  quay: '#2a333f',
  square: '#2d3743',
  campus: '#253537',
  works: '#28313d',
  building: '#2d3845',
  buildingEdge: '#364352',
  shadow: '#1a222c',
  wall: '#3d4450',
  wallEdge: '#4b5462',
  top: '#485160',
  streets: {
    motorway: { fill: '#8f7440', casing: '#1a212b' },
    primary: { fill: '#5d6674', casing: '#1a222c' },
    secondary: { fill: '#4a5563', casing: '#1c242e' },
    tertiary: { fill: '#424d5a', casing: '#1d2530' },
    residential: { fill: '#3a4552', casing: '#1e2731' },
    lane: { fill: '#343e4a', casing: '#212a34' },
  },
  farRoad: '#3c4754',
  farTown: '#2a3541',
  rail: '#55606d',
  railGap: '#27313c',
  ferry: '#2f4a62',
  halo: '#18202a',
  text: {
    city: '#eef2f6',
    district: '#9aa7b6',
    street: '#b3bdc9',
    water: '#5f89ab',
    park: '#7fae8b',
    place: '#cdd5de',
    number: '#76828f',
  },
  icons: {
    culture: '#a983c4',
    faith: '#5fa8a1',
    health: '#d8706b',
    transit: '#6a97d0',
    trade: '#d9994d',
    nature: '#6aa868',
    civic: '#93897b',
  },
  shield: { fill: '#3f6a52', text: '#e9f2ec' },
};

export function paletteOf(theme: Theme): Palette {
  return theme === 'dark' ? DARK : LIGHT;
}
