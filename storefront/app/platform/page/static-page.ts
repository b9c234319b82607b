import { useMatches } from 'react-router';

/** The handle of a page that stands alone: without the frame and without scripts, as it must when nothing can be loaded. */
export const staticPage = { isStatic: true };

export function useIsStatic(): boolean {
  return useMatches().some(({ handle }) => (handle as { isStatic?: boolean } | undefined)?.isStatic === true);
}
