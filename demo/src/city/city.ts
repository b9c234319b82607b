import { blocksOf } from './blocks/blocks.ts';
import { placeLandmarks } from './blocks/landmarks.ts';
import { openSpaces } from './blocks/open-spaces.ts';
import type { CityMap } from './city-map.ts';
import { addressPlaces } from './gazetteer/addresses.ts';
import type { AddressPlace } from './gazetteer/addresses.ts';
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
  addresses: AddressPlace[];
  map: CityMap;
};

let built: City | null = null;

/** Marsa Noor: always the same city, made once per process. */
export function buildCity(): City {
  built ??= makeCity();
  return built;
}

/** Shop doors for the demo catalogue: inside this zone and no other, spread out but drawn to main streets. */
export function spotsFor(zoneId: number, count: number, seed: number): Spot[] {
  return chooseSpots(buildCity(), zoneId, count, seed);
}

/** Builds the city anew, for tests that compare two builds. */
export function makeCity(): City {
  const land = landOf();
  const bones = skeleton(land.shore, land.rivers[0]!);
  const laid = streetNet(bones, land.rivers[0]!);
  const net = cityNet(bones, laid);
  nameStreets(net.streets);
  const blocks = blocksOf(net);
  const spaces = openSpaces(blocks);
  const landmarks = placeLandmarks(blocks);
  const streetPlace = streetPlaces(net);
  const addresses = addressPlaces(blocks);
  const placeIds = new Map([...streetPlace].map(([street, { id }]) => [street, id]));
  const streets = streetLines(net);
  const rail = { kind: 'rail' as const, nameEn: null, nameAr: null, line: bones.railway };
  const bigRoads = streets.filter(({ street }) => !street.district && !street.settlement);
  const overWater = [...bigRoads.map(({ street, line }) => ({ ...street, line })), rail];
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
      ...addresses.map(({ street: _, ...place }) => place),
    ],
    ...graphOf(net, placeIds),
    addresses,
    map: {
      ...land,
      railway: bones.railway,
      towns: laid.superblocks.flatMap(({ face, lattice }) => (lattice ? [face.ring] : [])),
      port: portLand(land.shore),
      streets,
      bridges: bridgesOver(
        land.rivers.map(({ outline }) => outline),
        overWater,
      ),
      blocks,
      landmarks,
      spaces,
    },
  };
}

function streetLines({ streets, nodes }: CityNet): CityMap['streets'] {
  return streets.flatMap((street) =>
    street.runs.map((run) => ({
      street,
      line: [run[0]!.from, ...run.map(({ to }) => to)].map((node) => nodes[node]!),
    })),
  );
}

/** Only nodes that streets use are kept, numbered from 1. */
function graphOf({ nodes, edges }: CityNet, placeIds: Map<object, string>): Pick<City, 'streetNodes' | 'streetEdges'> {
  const numbers = new Int32Array(nodes.length);
  const streetNodes: StreetNode[] = [];
  const numberOf = (node: number): number => {
    if (numbers[node] === 0) {
      numbers[node] = streetNodes.length + 1;
      streetNodes.push({ id: numbers[node]!, ...toPoint(nodes[node]!) });
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
            placeId: placeIds.get(street) ?? null,
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
