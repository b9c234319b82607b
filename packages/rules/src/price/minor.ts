/** Money as a whole number of the currency's smallest unit, so that sums are exact. */
export type Minor = number;
