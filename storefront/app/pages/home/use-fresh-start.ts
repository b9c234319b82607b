import { useEffect } from 'react';
import { clearParcelSelection } from '../../platform/session/parcel-selection.ts';

/** Whoever enters a home begins anew: what was to be sent is forgotten (HOM-03). */
export function useFreshStart(): void {
  useEffect(clearParcelSelection, []);
}
