/** What other domains may import from the wallet. */
export {
  deleteLedgerNotes,
  entriesWithCauses,
  move,
  findWallet,
  lockWallet,
  type Wallet,
} from './ledger/ledger.sql.ts';
export { removeEntriesOf } from './ledger/remove-entries.sql.ts';
export type { Movement } from './ledger/entry.ts';
export { requireWallet } from './wallet-rules.ts';
export { grant, takeBack } from './rewards/grant.ts';
export { hasReferralRewards, pointsRule, referralRule } from './wallet-rules.ts';
export { decideReferral, lockOpenReferral, type Referral } from './referral/decide-referral.ts';
export { referralJoined } from './referral/referral.events.ts';
export { recordReferral } from './referral/record-referral.ts';
export { topUpHooks } from './top-ups/settle-top-up.ts';
export { giveUpWallet } from './give-up-wallet.ts';
export { publishWalletChange } from './wallet.events.ts';
export { sendWalletChanges } from './wallet.live.ts';
