import type { Point } from '@rialto/contract/shapes/point.ts';
import { useRef, useState, type RefObject } from 'react';
import type { AddressFields } from '../../shared/address.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { browserPosition } from '../../platform/device/browser-position.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { storedPoint } from '../../platform/session/device-scope.ts';
import { usePlaceAt, type PlaceAt } from '../../shared/use-place-at.ts';
import type { MapHandle } from '@rialto/ui/media/map-view.tsx';

export type AddressPin = {
  map: RefObject<MapHandle | null>;
  aim: RefObject<Point>;
  point: Point;
  place: PlaceAt;
  isMoving: boolean;
  startMove: () => void;
  endMove: (centre: Point) => void;
  /** Returns the pin to its initial point. */
  reset: () => void;
  locate: () => Promise<void>;
};

/** About a metre. Laying out the map again shifts its centre by less than that. */
const SAME_DEGREES = 0.00001;

/** The pin of the address form and the place under it. `onMoved` is called only when the point has changed. */
export function useAddressPin(editing: AddressFields | null, onMoved: () => void): AddressPin {
  const { config } = useRootData();
  const [first] = useState(() => firstPoint(editing) ?? storedPoint() ?? config.default_location);
  const [point, setPoint] = useState(first);
  const [isMoving, setMoving] = useState(false);
  const map = useRef<MapHandle>(null);
  const aim = useRef(first);
  const place = usePlaceAt(isMoving ? null : point);

  function goTo(target: Point) {
    aim.current = target;
    setPoint(target);
    map.current?.flyTo(target);
  }

  return {
    ...{ map, aim, point, place, isMoving },
    startMove: () => setMoving(true),
    endMove(centre) {
      setMoving(false);
      if (isSame(centre, point)) return;
      aim.current = centre;
      setPoint(centre);
      onMoved();
    },
    reset: () => goTo(first),
    async locate() {
      const found = await browserPosition();
      if (!found) return dialogs.open({ name: 'location-permission' });
      goTo(found);
      onMoved();
    },
  };
}

function firstPoint(editing: AddressFields | null): Point | null {
  return editing && { lat: editing.latitude, lng: editing.longitude };
}

function isSame(a: Point, b: Point): boolean {
  return Math.abs(a.lat - b.lat) < SAME_DEGREES && Math.abs(a.lng - b.lng) < SAME_DEGREES;
}
