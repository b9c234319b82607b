import type { Vehicle } from '@rialto/contract/shapes/enums.ts';

export type { Vehicle };

const SECONDS_PER_HOUR = 3_600;

/** Average speeds in a city, with its junctions and stops. */
const kilometresPerHour: Record<Vehicle, number> = { foot: 5, bicycle: 14, motorbike: 24, car: 22 };

/** What couriers travel with if it is not known yet. */
export const DEFAULT_VEHICLE: Vehicle = 'motorbike';

/** How long a way along the streets takes. */
export function travelSeconds(metres: number, vehicle: Vehicle): number {
  return (metres / 1_000 / kilometresPerHour[vehicle]) * SECONDS_PER_HOUR;
}
