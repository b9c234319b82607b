import type { CompositionName } from '../../pictures/compositions.ts';
import type { ObjectName } from '../../pictures/objects.ts';
import type { PaletteName } from '../../pictures/palettes.ts';
import type { HoursKind } from '../opening-hours.ts';

/** What stores of one trade have in common: appearance, opening hours and speed. */
export type Speciality = {
  objects: ObjectName[];
  palettes: PaletteName[];
  compositions: CompositionName[];
  hours: HoursKind[];
  minutes: readonly [number, number];
};

const kitchenHours: HoursKind[] = [
  'lunchToLate',
  'allDay',
  'pastMidnight',
  'lunchToLate',
  'fridayAfternoon',
  'restOnSunday',
];
export const cafeHours: HoursKind[] = ['early', 'allDay', 'early', 'pastMidnight', 'fridayAfternoon'];
const shopHours: HoursKind[] = ['allDay', 'fridayAfternoon', 'officeHours', 'twoShifts', 'restOnSunday', 'allDay'];
export const marketHours: HoursKind[] = ['early', 'allDay', 'twoShifts', 'fridayAfternoon', 'pastMidnight'];

export const kitchen = (
  objects: ObjectName[],
  palettes: PaletteName[],
  compositions: CompositionName[],
  minutes: Speciality['minutes'] = [25, 40],
  hours = kitchenHours,
): Speciality => ({ objects, palettes, compositions, hours, minutes });

export const shop = (
  objects: ObjectName[],
  palettes: PaletteName[],
  compositions: CompositionName[],
  minutes: Speciality['minutes'] = [40, 70],
  hours = shopHours,
): Speciality => ({ objects, palettes, compositions, hours, minutes });
