import type { listPointTransactions, listWalletTransactions } from '@rialto/contract/calls/wallet.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { textOf } from '../../../platform/texts.ts';
import { amount } from '../../../platform/wire-values.ts';
import type { EntryRow } from '../ledger/ledger.sql.ts';
import { shortName } from '../referral/short-name.ts';
import { typeOfReason } from './transaction-types.ts';

type WalletTransaction = Reply<typeof listWalletTransactions>['data'][number];
type PointTransaction = Reply<typeof listPointTransactions>['data'][number];

export function walletTransaction(row: EntryRow, { language, digits }: Viewer): WalletTransaction {
  return {
    ...shared(row, language),
    transaction_type: typeOfReason(row.reason),
    credit: amount(Math.max(0, row.change), digits),
    debit: amount(Math.max(0, -row.change), digits),
    balance: amount(row.balance, digits),
  };
}

export function pointTransaction(row: EntryRow, { language }: Viewer): PointTransaction {
  const { change, balance } = row;
  return { ...shared(row, language), credit: Math.max(0, change), debit: Math.max(0, -change), balance };
}

function shared({ id, reason, orderId, friend, note, createdAt }: EntryRow, language: Viewer['language']) {
  const name = friend && shortName(friend.fName, friend.lName);
  const isForFriend = reason === 'referral_reward' && name;
  return {
    id,
    title: isForFriend
      ? textOf('ledger.referral_reward_for', language, { friend: name })
      : textOf(`ledger.${reason}`, language, { order: String(orderId ?? '') }),
    order_id: orderId,
    note,
    created_at: createdAt.toISOString(),
  };
}
