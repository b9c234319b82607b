import { plain, type AuditedExamples, type AuditedWorld } from './audited-world.ts';

const other = { name: { en: 'Another name', ar: 'اسم آخر' } };
const offer = { kind: 'coupon', title_en: 'Spring', starts: '2026-03-02T10:00', ends: '2026-03-09T10:00' };
const coupon = (code: string) => ({ ...offer, code, coupon_kind: 'default', discount_type: 'amount', discount: 3 });
const corners = [
  { lat: 33.3, lng: 27 },
  { lat: 33.3, lng: 27.2 },
  { lat: 33.5, lng: 27.2 },
  { lat: 33.5, lng: 27 },
];
const rates = { base_charge: 0, per_km_charge: 0, minimum_charge: 0, maximum_charge: null };
const zone = {
  name: { en: 'North', ar: 'الشمال' },
  corners,
  cash_on_delivery: true,
  is_active: true,
  modules: [{ module_id: 1, ...rates, maximum_cash: null, maximum_km: null }],
};
const module = { type: 'grocery', name: { en: 'Market', ar: null }, description: { en: '', ar: null }, zone_ids: [1] };

/** Adds a thing with one call and changes it with another one. */
const changed = (adding: string, changing: string, start: object, change: object): AuditedExamples => ({
  [changing]: {
    leaves: 'changed',
    run: async ({ made, run }: AuditedWorld) => {
      const { id } = await made(adding, { ...start });
      return run(changing, { ...start, id, ...change });
    },
  },
});

export const catalogueExamples: AuditedExamples = {
  ...plain('addAddOn', 'added', { store_id: 1 }),
  ...changed('addAddOn', 'changeAddOn', { store_id: 1 }, other),
  ...plain('changeBusyMode', 'changed', { id: 3, minutes: 10 }),
  ...plain('pauseStore', 'changed', { id: 3, length: 'hour' }),
  ...plain('takeOverStore', 'changed', { id: 2, is_staffed: 1 }),
  ...plain('addBrand', 'added', { module_id: 2 }),
  ...changed('addBrand', 'changeBrand', { module_id: 2, name: { en: 'Oak', ar: null } }, other),
  ...plain('addCategory', 'added', { module_id: 1 }),
  ...changed('addCategory', 'changeCategory', { module_id: 1, name: { en: 'Soups', ar: null } }, other),
  ...plain('addCondition', 'added'),
  ...changed('addCondition', 'changeCondition', { name: { en: 'Cough', ar: null } }, other),
  orderCategories: {
    leaves: 'changed',
    run: async ({ made, run }) => {
      const first = await made('addCategory', { module_id: 2, name: { en: 'Fruit', ar: null } });
      const second = await made('addCategory', { module_id: 2, name: { en: 'Bread', ar: null } });
      return run('orderCategories', { ids: [second.id, first.id] });
    },
  },
  ...plain('addItem', 'added', { store_id: 1, category_id: 1, price: 5, ...other }),
  ...plain('changeItem', 'changed', { id: 1, price: 12 }),
  ...plain('changeItems', 'changed', { store_id: 1, item_ids: [1], change: { price_percent: 10 } }),
  ...plain('sellOutItem', 'changed', { id: 2, sold_out: true }),
  ...plain('addStore', 'added', { module_id: 1, zone_id: 1, point: { lat: 33.05, lng: 27.05 }, ...other }),
  ...plain('changeStore', 'changed', { id: 1, ...other }),
  ...plain('changeStoreHours', 'changed', { id: 3, hours: [{ day: 1, opens: '09:00', closes: '17:00' }] }),
  undoChange: {
    leaves: 'changed',
    run: async ({ made, run }) => {
      const { change_id: id } = await made<{ change_id: number }>('changeItem', { id: 3, price: 9 });
      return run('undoChange', { id });
    },
  },
  addOffer: { leaves: 'added', run: ({ run }) => run('addOffer', coupon('FIRST')) },
  changeOffer: {
    leaves: 'changed',
    run: async ({ made, run }) => {
      const { id } = await made('addOffer', coupon('SECOND'));
      return run('changeOffer', { ...coupon('SECOND'), id, title_en: 'Summer' });
    },
  },
  switchOffer: {
    leaves: 'changed',
    run: async ({ made, run }) => {
      const { id } = await made('addOffer', coupon('THIRD'));
      return run('switchOffer', { kind: 'coupon', id, active: false });
    },
  },
  ...plain('addZone', 'added', zone),
  changeZone: {
    leaves: 'changed',
    run: async ({ made, run }) => {
      const shifted = corners.map(({ lat, lng }) => ({ lat: lat + 1, lng }));
      const { id } = await made('addZone', { ...zone, corners: shifted });
      return run('changeZone', { ...zone, corners: shifted, id, cash_on_delivery: false });
    },
  },
  ...plain('addModule', 'added', { ...module, is_active: true }),
  ...changed('addModule', 'changeModule', { ...module, is_active: true }, { is_active: false }),
};
