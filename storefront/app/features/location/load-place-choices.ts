/** Loaded when a place is chosen: the landing page is to be small. */
export const loadPlaceChoices = () => import('./choose-place.ts');
