import type { StreetKind } from '../../city/streets/street-kind.ts';

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
  /** Below zoom 13 small roads are thinner than their casing, so they are drawn as one line. */
  farRoad: string;
  farTown: string;
  rail: string;
  railGap: string;
  ferry: string;
  halo: string;
  haloStrength: number;
  text: {
    city: string;
    district: string;
    street: string;
    water: string;
    /** A river thinner than its name, whose halo is therefore that of names on land. */
    river: string;
    park: string;
    place: string;
    number: string;
  };
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
