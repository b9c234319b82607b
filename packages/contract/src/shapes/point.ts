import Type, { type Static } from 'typebox';

export const latitude = Type.Number({ minimum: -90, maximum: 90 });
export const longitude = Type.Number({ minimum: -180, maximum: 180 });

export const point = Type.Object({ lat: latitude, lng: longitude });
export type Point = Static<typeof point>;
