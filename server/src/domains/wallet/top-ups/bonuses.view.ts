import type { listWalletBonuses } from '@rialto/contract/calls/wallet.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { amount, textIn } from '../../../platform/wire-values.ts';
import { shareOrAmount } from '../../promotions/promotions.public.ts';
import type { BonusRow } from './bonuses.sql.ts';

export function bonusCard(row: BonusRow, { language, digits }: Viewer): Reply<typeof listWalletBonuses>[number] {
  return {
    id: row.id,
    title: textIn(language, row.titleEn, row.titleAr),
    bonus_type: row.type,
    bonus_amount: shareOrAmount(row, digits),
    minimum_add_amount: amount(row.minimumMinor, digits),
    maximum_bonus_amount: row.maximumMinor === null ? null : amount(row.maximumMinor, digits),
    start_date: row.startsAt.toISOString(),
    end_date: row.endsAt.toISOString(),
  };
}
