import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { input } from '../shapes/input.ts';
import { latitude, longitude, point } from '../shapes/point.ts';
import { line } from '../shapes/text.ts';

const at = input({ lat: latitude, lng: longitude });

/** The format of the maps services; the storefront reads only OK responses. */
const status = Type.Literal('OK');

export const lookupZone = endpoint({
  method: 'GET',
  path: '/config/get-zone-id',
  group: 'geo',
  summary: 'The delivery zones that hold a point. Overlapping zones give several ids.',
  query: at,
  reply: Type.Object({
    zone_id: Type.Array(Type.Integer()),
    zone_data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), cash_on_delivery: Type.Boolean() })),
  }),
  refuses: ['zone_not_served'],
  limit: 'geo',
});

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/config/place-api-autocomplete',
  group: 'geo',
  summary: 'Places whose name begins with or resembles the text; nearer ones first when the caller sends a point.',
  query: input({ search_text: line(100) }),
  reply: Type.Object({
    status,
    predictions: Type.Array(
      Type.Object({
        place_id: Type.String(),
        description: Type.String(),
        structured_formatting: Type.Object({ main_text: Type.String(), secondary_text: Type.String() }),
      }),
    ),
  }),
  refuses: ['map_service_unavailable'],
  limit: 'geo',
});

export const readPlace = endpoint({
  method: 'GET',
  path: '/config/place-api-details',
  group: 'geo',
  summary: 'Where a suggested place is.',
  query: input({ placeid: line(300) }),
  reply: Type.Object({
    status,
    result: Type.Object({
      name: Type.String(),
      formatted_address: Type.String(),
      geometry: Type.Object({ location: point }),
    }),
  }),
  refuses: ['place_not_found', 'map_service_unavailable'],
  limit: 'geo',
});

export const reverseGeocode = endpoint({
  method: 'GET',
  path: '/config/geocode-api',
  group: 'geo',
  summary: 'The address nearest to a point.',
  query: at,
  reply: Type.Object({
    status,
    results: Type.Array(Type.Object({ formatted_address: Type.String(), geometry: Type.Object({ location: point }) }), {
      minItems: 1,
    }),
  }),
  refuses: ['place_not_found', 'map_service_unavailable'],
  limit: 'geo',
});

const measure = Type.Object({ text: Type.String(), value: Type.Integer() });

export const measureDistance = endpoint({
  method: 'GET',
  path: '/config/distance-api',
  group: 'geo',
  summary: 'The way between two points along streets, in metres and seconds.',
  query: input({
    origin_lat: latitude,
    origin_lng: longitude,
    destination_lat: latitude,
    destination_lng: longitude,
    mode: Type.Optional(Type.Union([Type.Literal('walking'), Type.Literal('driving')], { default: 'walking' })),
  }),
  reply: Type.Object({
    status,
    rows: Type.Array(
      Type.Object({
        elements: Type.Array(Type.Object({ status, distance: measure, duration: measure })),
      }),
    ),
  }),
  refuses: ['route_not_found', 'map_service_unavailable'],
  limit: 'geo',
});
