import type { Point } from '@rialto/contract/shapes/point.ts';

const WAIT_MS = 5_000;

/** The position of the browser; null if denied, unavailable or not answered within five seconds. */
export function browserPosition(): Promise<Point | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  const asked = new Promise<Point | null>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      { timeout: WAIT_MS, enableHighAccuracy: false },
    );
  });
  // The browser's own timeout starts only after the permission prompt was answered.
  const silent = new Promise<null>((resolve) => setTimeout(() => resolve(null), WAIT_MS));
  return Promise.race([asked, silent]);
}
