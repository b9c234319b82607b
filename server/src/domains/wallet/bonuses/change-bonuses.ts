import type { BonusList } from '@rialto/contract/calls/console/lists.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { numberedRows } from '../../../platform/lists/numbered-rows.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';
import { allBonuses, lockBonuses, writeBonuses, type StoredBonus } from './bonuses.sql.ts';

type Bonus = BonusList['bonuses'][number];
/** Percent is stored in hundredths. */
const PERCENT_DIGITS = 2;
const MAX_PERCENT = 100;

export async function readBonuses(db: Sql, digits: number): Promise<BonusList> {
  return { bonuses: (await allBonuses(db)).map((row) => consoleBonus(row, digits)) };
}

type Change = { staff: Staff; now: Date; digits: number; bonuses: BonusList['bonuses'] };

/** Replaces the bonuses on top-ups (OPS-12). */
export function changeBonuses(db: Sql, { staff, now, digits, bonuses }: Change): Promise<BonusList> {
  bonuses.forEach(checkBonus);
  return inTransaction(db, async (tx) => {
    await lockBonuses(tx);
    const known = await allBonuses(tx);
    const numbered = numberedRows(bonuses, known);
    await writeBonuses(
      tx,
      numbered.map((row) => ({ ...storedBonus(row, digits), id: row.id })),
    );
    const before = { bonuses: known.map((row) => consoleBonus(row, digits)) };
    const after = await readBonuses(tx, digits);
    const change = { action: 'changeWalletBonuses', subject: 'wallet_bonuses' as const, subjectId: 1 };
    await recordChange(tx, { staff, now, ...change, before, after });
    return after;
  });
}

function checkBonus({ type, value, maximum, from, until }: Bonus): void {
  if (new Date(until) <= new Date(from)) throw new RefusalError({ code: 'bonus_ends_first' });
  if (type === 'percent' && value > MAX_PERCENT) throw new RefusalError({ code: 'bonus_too_high' });
  if (maximum === 0) throw new RefusalError({ code: 'bonus_maximum_zero' });
}

function consoleBonus(row: StoredBonus, digits: number): Bonus {
  return {
    id: row.id,
    title: { en: row.titleEn, ar: row.titleAr },
    type: row.type,
    value: amount(row.value, row.type === 'percent' ? PERCENT_DIGITS : digits),
    minimum: amount(row.minimumMinor, digits),
    maximum: row.maximumMinor === null ? null : amount(row.maximumMinor, digits),
    from: row.startsAt.toISOString(),
    until: row.endsAt.toISOString(),
    is_active: row.isActive,
  };
}

function storedBonus(bonus: Bonus, digits: number): Omit<StoredBonus, 'id'> {
  return {
    titleEn: bonus.title.en,
    titleAr: bonus.title.ar || null,
    type: bonus.type,
    value: minorOf(bonus.value, bonus.type === 'percent' ? PERCENT_DIGITS : digits),
    minimumMinor: minorOf(bonus.minimum, digits),
    maximumMinor: bonus.maximum === null ? null : minorOf(bonus.maximum, digits),
    startsAt: new Date(bonus.from),
    endsAt: new Date(bonus.until),
    isActive: bonus.is_active,
  };
}
