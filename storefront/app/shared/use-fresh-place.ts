import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useRootData } from '../platform/page/root-data.ts';
import { useDevice } from '../platform/session/device.ts';

/** Reloads the page's data after a location is picked on it, because time, fee and distance depend on it. */
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
