/** Money as a whole number of the shop's smallest unit, so that sums never drift. */
export type Minor = number;
