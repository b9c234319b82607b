import type { HoursKind } from './opening-hours.ts';

/** Stores whose name mentions opening hours must have those. */
export const hoursOfNames: Readonly<Record<string, HoursKind>> = {
  'Midnight Ful': 'night',
  'Suhoor Station': 'night',
  'After Ten Burgers': 'night',
  'Aleppo Nights': 'pastMidnight',
  'Night Grocer': 'night',
  'Morning Beans': 'dawn',
  'Dawn Bakehouse': 'dawn',
  'First Light Café': 'early',
  'Good Morning Pharmacy': 'early',
  'Friday Table': 'weekend',
  'Slow Saturday': 'weekend',
  'Pharmacy Twenty-Four': 'always',
};
