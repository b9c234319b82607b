import type { Point } from '@rialto/contract/shapes/point.ts';
import { useEffect, useState } from 'react';
import { lookUpPlace, type FoundPlace } from './look-up-place.ts';

export type PlaceAt = { kind: 'looking'; address: null } | FoundPlace;

const looking: PlaceAt = { kind: 'looking', address: null };

/** Looks up the point under the pin; a newer point makes the older answer worthless. */
export function usePlaceAt(point: Point | null): PlaceAt {
  const [known, setKnown] = useState<{ point: Point; place: FoundPlace } | null>(null);

  useEffect(() => {
    if (!point) return;
    const leaving = new AbortController();
    void lookUpPlace(point, leaving.signal).then((place) => {
      if (!leaving.signal.aborted) setKnown({ point, place });
    });
    return () => leaving.abort();
  }, [point]);

  return known && known.point === point ? known.place : looking;
}
