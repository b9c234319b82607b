import { useMatches } from 'react-router';

/** The handle of a page that stands alone: without the frame and without scripts, as it must when nothing can be loaded. */
export const stillPage = { isStill: true };

export function useIsStill(): boolean {
  return useMatches().some(({ handle }) => (handle as { isStill?: boolean } | undefined)?.isStill === true);
}
