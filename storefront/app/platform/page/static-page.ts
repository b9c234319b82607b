import { useMatches } from 'react-router';

/** The route handle of a page without frame and scripts, which has to work offline. */
export const staticPage = { isStatic: true };

export function useIsStatic(): boolean {
  return useMatches().some(({ handle }) => (handle as { isStatic?: boolean } | undefined)?.isStatic === true);
}
