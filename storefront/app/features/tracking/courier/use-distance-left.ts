import { useEffect, useState } from 'react';
import { distanceText } from '../../../words/store-words.ts';
import { courierPlace, type MappedOrder } from '../map/map-places.ts';

type RouteFields = Pick<MappedOrder, 'delivery_man' | 'route'>;
type Measure = (order: RouteFields) => number | null;

/** How far away the courier is; the code that measures along the route loads once there is one to measure. */
export function useDistanceLeft(order: RouteFields): string | null {
  const [measure, setMeasure] = useState<Measure | null>(null);
  const isMoving = order.route !== null && courierPlace(order) !== null;
  useEffect(() => {
    if (!isMoving) return;
    import('../map/metres-left.ts').then(
      ({ metresLeft }) => setMeasure(() => metresLeft),
      () => undefined,
    );
  }, [isMoving]);
  if (!isMoving) return null;
  const metres = measure ? measure(order) : (order.route?.distance ?? null);
  return metres === null ? null : distanceText(metres);
}
