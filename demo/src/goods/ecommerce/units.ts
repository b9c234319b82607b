import type { Words } from '../goods.ts';

export const piece: Words = { en: 'piece', ar: 'قطعة' };
export const pair: Words = { en: 'pair', ar: 'زوج' };
export const bouquet: Words = { en: 'bouquet', ar: 'باقة' };
export const box: Words = { en: 'box', ar: 'علبة' };
export const paperback: Words = { en: 'paperback', ar: 'غلاف ورقي' };
export const hardback: Words = { en: 'hardback', ar: 'غلاف مقوّى' };

export function setOf(count: number): Words {
  return { en: `set of ${count}`, ar: `طقم ${pieces(count)}` };
}

export function packOf(count: number): Words {
  return { en: `pack of ${count}`, ar: `عبوة ${pieces(count)}` };
}

export function kilograms(weight: number): Words {
  return { en: `${weight} kg`, ar: `${arabic.format(weight)} كجم` };
}

export function grams(weight: number): Words {
  return { en: `${weight} g`, ar: `${arabic.format(weight)} جم` };
}

export function millilitres(volume: number): Words {
  return { en: `${volume} ml`, ar: `${arabic.format(volume)} مل` };
}

const arabic = new Intl.NumberFormat('ar-EG', { useGrouping: false });

/** Arabic has a dual for two, the plural for three to ten, and the singular for more. */
function pieces(count: number): string {
  if (count === 2) return 'قطعتين';
  return `${arabic.format(count)} ${count <= 10 ? 'قطع' : 'قطعة'}`;
}
