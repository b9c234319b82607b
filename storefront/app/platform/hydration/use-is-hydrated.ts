import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during the server render and until hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
