import type { ConsoleStore, StoreInput } from '@rialto/contract/calls/console/stores.ts';
import type { ShownPicture } from '../../cards/pictures/picture-field.tsx';

/** What the editor holds: the fields of the API, with pictures that can be shown. */
export type StoreFields = Omit<Required<StoreInput>, 'logo' | 'cover'> & {
  logo: ShownPicture | null;
  cover: ShownPicture | null;
};
export type FieldsProps = { fields: StoreFields; onChange: (more: Partial<StoreFields>) => void };

/** The fields of a loaded store, without what only the server sets. */
export function fieldsOf(store: ConsoleStore): StoreFields {
  const { id: _id, slug: _slug, module_id: _module, item_count: _count, created_at: _at, ...fields } = store;
  return fields;
}

/** The fields as they are sent. */
export function inputOf({ logo, cover, ...fields }: Partial<StoreFields>): StoreInput {
  return {
    ...fields,
    ...(logo !== undefined && { logo: logo && logo.id }),
    ...(cover !== undefined && { cover: cover && cover.id }),
  };
}

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '09:00', closes: '21:00' }));

export function newStore(point: StoreFields['point'], timezone: string): StoreFields {
  return {
    zone_id: 0,
    name: { en: '', ar: null },
    address: { en: '', ar: null },
    about: { en: '', ar: null },
    point,
    phone: null,
    email: null,
    timezone,
    hours: everyDay,
    holidays: [],
    delivery: true,
    take_away: true,
    schedule_order: false,
    slot_limit: null,
    free_delivery: false,
    takes_cash: true,
    takes_prescriptions: false,
    minimum_order: 0,
    delivery_minutes: { min: 25, max: 40 },
    radius_metres: null,
    tax_percent: 0,
    discount: null,
    logo: null,
    cover: null,
    featured: false,
    active: true,
  };
}

export function isComplete({ name, address, zone_id }: StoreFields): boolean {
  return name.en.trim() !== '' && address.en.trim() !== '' && zone_id > 0;
}
