import { blocksOf } from './blocks/blocks.ts';
import { placeLandmarks } from './blocks/landmarks.ts';
import { openSpaces } from './blocks/open-spaces.ts';
import type { CityMap } from './city-map.ts';
import { addressesOf } from './gazetteer/addresses.ts';
import type { Address } from './gazetteer/addresses.ts';
import { CITY_NAME } from './gazetteer/place.ts';
import type { Place } from './gazetteer/place.ts';
import { districtPlaces, landmarkPlaces, spacePlaces, streetPlaces } from './gazetteer/places.ts';
import { CITY_CENTRE, toPoint } from './geometry/projection.ts';
import type { Point } from './geometry/projection.ts';
import { landOf, portLand } from './land/land.ts';
import { nameStreets } from './names/street-namer.ts';
import { kilometres } from './plan/kilometres.ts';
import { ZONES } from './plan/zones.ts';
import type { CityZone } from './plan/zones.ts';
import { chooseSpots } from './spots.ts';
import type { Spot } from './spots.ts';
import { bridgesOver } from './streets/bridges.ts';
import type { BridgeLine } from './streets/bridges.ts';
import { cityNet } from './streets/city-net.ts';
import type { CityNet } from './streets/city-net.ts';
import { skeleton } from './streets/skeleton.ts';
import { streetNet } from './streets/street-net.ts';

export type StreetNode = { id: number; lat: number; lng: number };
export type StreetEdge = { fromNode: number; toNode: number; metres: number; placeId: string | null };

export type City = {
  nameEn: string;
  nameAr: string;
  centre: Point;
  bounds: { south: number; west: number; north: number; east: number };
  zones: readonly CityZone[];
  places: Place[];
  streetNodes: StreetNode[];
  streetEdges: StreetEdge[];
  addresses: Address[];
  map: CityMap;
};

let built: City | null = null;

/** Marsa Noor: always the same city, built once per process. */
export function buildCity(): City {
  built ??= makeCity();
  return built;
}

/** Shop doors for the demo catalogue: inside this zone only, spread out but more likely on main streets. */
export function spotsFor(zoneId: number, count: number, seed: number): Spot[] {
  return chooseSpots(buildCity(), zoneId, count, seed);
}

function makeCity(): City {
  const land = landOf();
  const bones = skeleton(land.shore, land.rivers[0]!);
  const laid = streetNet(bones, land.rivers[0]!);
  const net = cityNet(bones, laid);
  nameStreets(net.streets);
  const blocks = blocksOf(net);
  const spaces = openSpaces(blocks);
  const landmarks = placeLandmarks(blocks);
  const streets = streetLines(net);
  const addresses = addressesOf(blocks);
  const streetPlace = streetPlaces(net);
  const map: CityMap = {
    ...land,
    port: portLand(land.shore),
    towns: laid.superblocks.flatMap(({ face, lattice }) => (lattice ? [face.ring] : [])),
    railway: bones.railway,
    streets,
    bridges: bridgesOver(
      land.rivers.map(({ outline }) => outline),
      linesOverWater(streets, bones.railway),
    ),
    blocks,
    landmarks,
    spaces,
  };
  return {
    nameEn: CITY_NAME.en,
    nameAr: CITY_NAME.ar,
    centre: CITY_CENTRE,
    bounds: boundsOf(),
    zones: ZONES,
    places: [
      ...districtPlaces(),
      ...landmarkPlaces(landmarks),
      ...spacePlaces(spaces),
      ...streetPlace.values(),
      ...addresses.map(({ place }) => place),
    ],
    ...graphOf(net, streetPlace),
    addresses,
    map,
  };
}

/** Only big roads and the railway cross rivers. */
function linesOverWater(streets: CityMap['streets'], railway: CityMap['railway']): BridgeLine[] {
  const bigRoads = streets.filter(({ street }) => !street.district && !street.settlement);
  const rail: BridgeLine = { kind: 'rail', nameEn: null, nameAr: null, line: railway };
  return [...bigRoads.map(({ street: { kind, nameEn, nameAr }, line }) => ({ kind, nameEn, nameAr, line })), rail];
}

function streetLines({ streets, nodes }: CityNet): CityMap['streets'] {
  return streets.flatMap((street) =>
    street.runs.map((run) => ({
      street,
      line: [run[0]!.from, ...run.map(({ to }) => to)].map((node) => nodes[node]!),
    })),
  );
}

/** Only nodes that streets use are included, numbered from 1. */
function graphOf(
  { nodes, edges }: CityNet,
  places: ReadonlyMap<object, Place>,
): Pick<City, 'streetNodes' | 'streetEdges'> {
  const numbers = new Int32Array(nodes.length);
  const streetNodes: StreetNode[] = [];
  const numberOf = (node: number): number => {
    if (numbers[node] === 0) {
      numbers[node] = streetNodes.length + 1;
      streetNodes.push({ id: numbers[node], ...toPoint(nodes[node]!) });
    }
    return numbers[node]!;
  };
  const streetEdges = edges.flatMap(({ from, to, street, length }) =>
    street
      ? [
          {
            fromNode: numberOf(from),
            toNode: numberOf(to),
            metres: Math.round(length * 10) / 10,
            placeId: places.get(street)?.id ?? null,
          },
        ]
      : [],
  );
  return { streetNodes, streetEdges };
}

function boundsOf(): City['bounds'] {
  const southWest = toPoint(kilometres(-12.4, -10.8));
  const northEast = toPoint(kilometres(10, 12.6));
  return { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng };
}
