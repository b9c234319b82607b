import type { Point } from '@rialto/contract/shapes/point.ts';

const WAIT_MS = 5_000;

/** Where the browser says it is; null when the visitor or the browser says no, or nothing for five seconds. */
export function browserPosition(): Promise<Point | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  const asked = new Promise<Point | null>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      { timeout: WAIT_MS, enableHighAccuracy: false },
    );
  });
  // The browser's own limit starts only once the visitor has answered its question.
  const silent = new Promise<null>((resolve) => setTimeout(() => resolve(null), WAIT_MS));
  return Promise.race([asked, silent]);
}
