/** The kind of data that a dragged order carries: its number. */
export const DRAGGED_ORDER = 'application/x-order';
