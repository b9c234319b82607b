import type { Words } from '../../../goods/goods.ts';
import { words } from '../../../goods/measures.ts';

export type BonusText = {
  title: Words;
  bonusType: 'percent' | 'amount';
  bonus: number;
  minimumMinor: number;
  maximumMinor: number | null;
  /** Days from the time of filling. */
  starts: number;
  ends: number;
};

/** What customers get on top when they add money: two run now, one begins later. */
export const bonusTexts: BonusText[] = [
  {
    title: words('10% on top from $20', '١٠٪ إضافية عند إضافة ٢٠ دولارًا أو أكثر'),
    ...{ bonusType: 'percent', bonus: 1000, minimumMinor: 2000, maximumMinor: 1000, starts: -12, ends: 120 },
  },
  {
    title: words('$15 on top from $100', '١٥ دولارًا إضافية عند إضافة ١٠٠ دولار أو أكثر'),
    ...{ bonusType: 'amount', bonus: 1500, minimumMinor: 10_000, maximumMinor: null, starts: -3, ends: 45 },
  },
  {
    title: words('New year bonus', 'مكافأة العام الجديد'),
    ...{ bonusType: 'percent', bonus: 2000, minimumMinor: 3000, maximumMinor: 2000, starts: 50, ends: 80 },
  },
];
