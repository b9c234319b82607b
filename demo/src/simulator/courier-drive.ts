import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { Vehicle } from '@rialto/contract/shapes/enums.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { decodePolyline } from '@rialto/rules/delivery/polyline.ts';
import { travelSeconds } from '@rialto/rules/delivery/travel.ts';
import { alongLine } from './route-walk.ts';

/** A courier on the way to a place: the line, how far they have come, and since when they are there. */
export type Drive = { key: string; line: Point[]; metres: number; at: Date; thereSince: Date | null };
export type Place = { point: Point; heading: number };

const keyOf = ({ id, state }: Stop) => `${id} ${state}`;

/** The next place of a stop: its store, then its customer. */
function goalOf({ state, pick_up, drop_off }: Stop): Point {
  const { latitude, longitude } = state === 'picked_up' ? drop_off : pick_up;
  return { lat: latitude, lng: longitude };
}

/** Continues the drive to the next place of a stop, or begins one from where the courier is. */
export function driveOn(
  former: Drive | null,
  stop: Stop,
  { from, vehicle, now, speed }: { from: Point; vehicle: Vehicle; now: Date; speed: number },
): { drive: Drive; place: Place } {
  const drive = former?.key === keyOf(stop) ? former : begin(stop, from, now);
  const seconds = (now.getTime() - drive.at.getTime()) / 1_000;
  const metres = drive.metres + (seconds * speed * 1_000) / travelSeconds(1_000, vehicle);
  const { point, heading, isThere } = alongLine(drive.line, metres);
  const thereSince = isThere ? (drive.thereSince ?? now) : null;
  return { drive: { ...drive, metres, at: now, thereSince }, place: { point, heading } };
}

function begin(stop: Stop, from: Point, now: Date): Drive {
  const way = stop.route ? decodePolyline(stop.route.points) : [];
  return { key: keyOf(stop), line: [from, ...way, goalOf(stop)], metres: 0, at: now, thereSince: null };
}
