import { column } from '../columns/column.ts';
import { amount, degrees, optionalAmount, optionalWhole, percent, whole } from '../columns/number-kinds.ts';
import { email, key, listOf, optionalText, phone, text, timezone } from '../columns/text-kinds.ts';
import { dayText, optionalMoment, weeklyHours } from '../columns/time-kinds.ts';
import type { Entity } from './entity.ts';
import { externalId, flag, module, nameAr, nameEn, pictureNamed } from './shelves.ts';

const MAX_ADDRESS = 300;
const MAX_ABOUT = 2_000;
const MAX_MINUTES = 600;
const MAX_HOLIDAYS = 400;
const MAX_SLOT_ORDERS = 1_000;
const MAX_RADIUS_METRES = 200_000;

export const stores: Entity = {
  name: 'stores',
  columns: [
    externalId('corner-kitchen'),
    module,
    column('zone', { field: 'zone', example: 'Old town', isRequired: true }, key),
    nameEn('Corner Kitchen'),
    nameAr('مطبخ الركن'),
    column('about_en', { field: 'aboutEn', example: 'Soups and salads' }, text(MAX_ABOUT)),
    column('about_ar', { field: 'aboutAr', example: 'شوربات وسلطات' }, optionalText(MAX_ABOUT)),
    column('address_en', { field: 'addressEn', example: '4 Mill Street', isRequired: true }, text(MAX_ADDRESS)),
    column('address_ar', { field: 'addressAr', example: '٤ شارع الطاحونة' }, optionalText(MAX_ADDRESS)),
    column('latitude', { field: 'lat', example: '30.0444', isRequired: true }, degrees(90)),
    column('longitude', { field: 'lng', example: '31.2357', isRequired: true }, degrees(180)),
    column('phone', { field: 'phone', example: '+201001234567' }, phone),
    column('email', { field: 'email', example: 'kitchen@example.com' }, email),
    column('timezone', { field: 'timezone', example: 'Africa/Cairo', isRequired: true }, timezone),
    column(
      'hours',
      { field: 'hours', example: 'Mon 09:00-13:30, 17:00-22:30; Tue 09:00-02:00', isRequired: true },
      weeklyHours,
    ),
    column('holidays', { field: 'holidays', example: '2026-12-31' }, listOf(MAX_HOLIDAYS, dayText)),
    flag('delivery', 'hasDelivery', 'yes'),
    flag('take_away', 'hasTakeAway', 'yes'),
    flag('schedule_order', 'canSchedule'),
    column('slot_limit', { field: 'slotLimit', example: '6' }, optionalWhole(1, MAX_SLOT_ORDERS)),
    flag('free_delivery', 'hasFreeDelivery'),
    flag('takes_cash', 'takesCash', 'yes'),
    flag('takes_prescriptions', 'takesPrescriptions'),
    column('minimum_order', { field: 'minimumOrderMinor', example: '5.00' }, amount),
    column('delivery_minutes_min', { field: 'deliveryMinutesMin', example: '20' }, whole(1, MAX_MINUTES)),
    column('delivery_minutes_max', { field: 'deliveryMinutesMax', example: '35' }, whole(1, MAX_MINUTES)),
    column('delivery_radius', { field: 'radiusMetres', example: '5000' }, optionalWhole(1, MAX_RADIUS_METRES)),
    column('tax_percent', { field: 'taxPercent', example: '14' }, percent),
    column('discount_percent', { field: 'discountPercent', example: '' }, percent),
    column('discount_from', { field: 'discountStartsAt', example: '' }, optionalMoment),
    column('discount_until', { field: 'discountEndsAt', example: '' }, optionalMoment),
    column('discount_minimum', { field: 'discountMinimumMinor', example: '0.00' }, amount),
    column('discount_maximum', { field: 'discountMaximumMinor', example: '' }, optionalAmount),
    pictureNamed('logo', 'logo', 'corner-kitchen-logo.png'),
    pictureNamed('cover', 'cover', 'corner-kitchen-cover.jpg'),
    flag('featured', 'isFeatured'),
    flag('active', 'isActive', 'yes'),
  ],
  defaults: {
    nameAr: null,
    aboutEn: '',
    aboutAr: null,
    addressAr: null,
    phone: null,
    email: null,
    holidays: [],
    hasDelivery: true,
    hasTakeAway: true,
    canSchedule: false,
    slotLimit: null,
    hasFreeDelivery: false,
    takesCash: true,
    takesPrescriptions: false,
    minimumOrderMinor: 0,
    deliveryMinutesMin: 20,
    deliveryMinutesMax: 40,
    radiusMetres: null,
    taxPercent: 0,
    discountPercent: 0,
    discountStartsAt: null,
    discountEndsAt: null,
    discountMinimumMinor: 0,
    discountMaximumMinor: null,
    logo: null,
    cover: null,
    isFeatured: false,
    isActive: true,
  },
};
