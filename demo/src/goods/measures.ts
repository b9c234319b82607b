import type { Choice, Words } from './goods.ts';

export const words = (en: string, ar: string): Words => ({ en, ar });

const arabic = (amount: number) => amount.toLocaleString('ar-EG', { useGrouping: false });
const measure = (en: string, ar: string) => (amount: number) => words(`${amount} ${en}`, `${arabic(amount)} ${ar}`);

export const kg = measure('kg', 'كجم');
export const g = measure('g', 'جم');
export const ml = measure('ml', 'مل');

/** The forms of an Arabic count: three to ten, eleven and more, and one or round hundreds. */
type ArabicForms = { few: string; many: string; one: string };

const counted = (one: string, several: string, ar: ArabicForms) => (count: number) => {
  const rest = count % 100;
  const form = rest < 3 ? ar.one : rest < 11 ? ar.few : ar.many;
  return words(`${count} ${count === 1 ? one : several}`, `${arabic(count)} ${form}`);
};

export const litre = counted('litre', 'litres', { few: 'لترات', many: 'لترًا', one: 'لتر' });
export const pieces = counted('piece', 'pieces', { few: 'قطع', many: 'قطعة', one: 'قطعة' });
export const tablets = counted('tablet', 'tablets', { few: 'أقراص', many: 'قرصًا', one: 'قرص' });
export const capsules = counted('capsule', 'capsules', { few: 'كبسولات', many: 'كبسولة', one: 'كبسولة' });
export const sachets = counted('sachet', 'sachets', { few: 'أكياس', many: 'كيسًا', one: 'كيس' });
export const teaBags = counted('tea bag', 'tea bags', { few: 'فتلات', many: 'فتلة', one: 'فتلة' });
export const rolls = counted('roll', 'rolls', { few: 'رولات', many: 'رول', one: 'رول' });
export const bunch = words('1 bunch', 'حزمة واحدة');
export const box = words('1 box', 'علبة واحدة');
export const pair = words('1 pair', 'زوج واحد');

/** A number of pieces in a packet. */
export const packOf = (count: number) => words(`Pack of ${count}`, `عبوة ${arabic(count)}`);

/** One of the options of a choice, and what it adds to the price in minor units. */
type Option = readonly [label: Words, addsMinor?: number];

export const choice = (en: string, ar: string, ...options: Option[]): Choice => ({
  title: words(en, ar),
  options: options.map(([label, addsMinor]) => (addsMinor === undefined ? { label } : { label, addsMinor })),
});

export const weight = (...options: Option[]) => choice('Weight', 'الوزن', ...options);
export const size = (...options: Option[]) => choice('Size', 'الحجم', ...options);
export const fit = (...options: Option[]) => choice('Size', 'المقاس', ...options);
export const packet = (...options: Option[]) => choice('Packet', 'العبوة', ...options);
export const scent = (...options: Option[]) => choice('Scent', 'الرائحة', ...options);
export const flavour = (...options: Option[]) => choice('Flavour', 'النكهة', ...options);
export const prepared = (...options: Option[]) => choice('Prepared', 'التجهيز', ...options);
