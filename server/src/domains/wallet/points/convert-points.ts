import { convertPoints as contract } from '@rialto/contract/calls/account/rewards.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { conversionRefusal, moneyForPoints, type PointsRule } from '@rialto/rules/wallet/points.ts';
import { randomUUID } from 'node:crypto';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { causeOfKey } from '../ledger/cause-of-key.ts';
import { lockWallet, move } from '../ledger/ledger.sql.ts';
import { publishWalletChange } from '../wallet.events.ts';

type Conversion = {
  customerId: CustomerId;
  points: number;
  rule: PointsRule;
  digits: number;
  key: string | null;
  now: Date;
};

export type Balances = { balanceMinor: number; points: number };

/** Turns points into money. The wallet is locked first, so the same points are never converted twice. */
export function convertPoints(db: Sql, conversion: Conversion): Promise<Balances> {
  const { customerId, points, key, now } = conversion;
  const owner = { kind: 'customer', id: customerId } as const;
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, { owner, endpoint: contract, key, body: { points }, now }, () => convert(tx, conversion)),
  );
}

async function convert(tx: Sql, { customerId, points, rule, digits, key, now }: Conversion): Promise<Balances> {
  const wallet = await lockWallet(tx, customerId);
  const refusal = conversionRefusal({ points, balance: wallet.points }, rule, digits);
  if (refusal) throw new RefusalError({ code: refusal });
  const amount = moneyForPoints(points, rule, digits);
  const cause = causeOfKey('points', customerId, key ?? randomUUID());
  // Idempotency keys expire after a week; a cause in the ledger never does.
  const isNew = await move(tx, { reason: 'points_converted', cause, amount: points, customerId, now });
  if (!isNew) throw new RefusalError({ code: 'key_reused' });
  await move(tx, { reason: 'points_conversion', cause: `${cause}:money`, amount, customerId, now });
  await publishWalletChange(tx, { customerId, cause });
  return { balanceMinor: wallet.balanceMinor + amount, points: wallet.points - points };
}
