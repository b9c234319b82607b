import type { ItemFilter } from './item-filter.ts';

/** The filter for one of the three values of the wire. */
export function vegOf(type: 'all' | 'veg' | 'non_veg' = 'all'): Pick<ItemFilter, 'isVeg'> {
  return type === 'all' ? {} : { isVeg: type === 'veg' };
}
