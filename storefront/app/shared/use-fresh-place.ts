import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useRootData } from '../platform/page/root-data.ts';
import { useDevice } from '../platform/session/device.ts';

/** A location picked on this page changes what it says of time, charge and distance, so it is asked for again. */
export function useFreshPlace(): void {
  const kept = useDevice('currentLatLng');
  const { scope } = useRootData();
  const { revalidate } = useRevalidator();
  const asked = useRef<string | null>(null);
  const known = scope.point && JSON.stringify(scope.point);
  useEffect(() => {
    if (kept === null || kept === known || kept === asked.current) return;
    asked.current = kept;
    void revalidate();
  }, [kept, known, revalidate]);
}
