import type { ItemFilter } from './item-filter.ts';

/** The wire's three words as a condition or none. */
export function vegOf(type: 'all' | 'veg' | 'non_veg' = 'all'): Pick<ItemFilter, 'isVeg'> {
  return type === 'all' ? {} : { isVeg: type === 'veg' };
}
