import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether our scripts run: false while the server renders and until the page has come alive. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
