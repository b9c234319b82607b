import type { Config } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import {
  Coins,
  PackageSearch,
  ReceiptText,
  Settings,
  Share2,
  TicketPercent,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../platform/navigation/paths.ts';

export type AccountEntry = { to: string; label: string; icon: LucideIcon };

const coupons = (): AccountEntry => ({ to: paths.coupons, label: t('coupons.title'), icon: TicketPercent });
const settings = (): AccountEntry => ({ to: paths.settings, label: t('account.settings'), icon: Settings });

const track = (): AccountEntry => ({ to: paths.trackOrder, label: t('footer.track_order'), icon: PackageSearch });

type EnabledFeatures = Pick<Config, 'customer_wallet_status' | 'loyalty_point_status' | 'ref_earning_status'>;

/** Links of the account menu, without features the shop has disabled (NAV-11). */
export function accountEntries(enabled: EnabledFeatures): AccountEntry[] {
  const wallet = { to: paths.wallet, label: t('footer.wallet'), icon: Wallet };
  const loyalty = { to: paths.loyalty, label: t('footer.loyalty'), icon: Coins };
  const referral = { to: paths.referral, label: t('account.referral'), icon: Share2 };
  return [
    { to: paths.profile, label: t('menu.profile'), icon: UserRound },
    { to: paths.myOrders, label: t('account.orders'), icon: ReceiptText },
    ...(enabled.customer_wallet_status === 1 ? [wallet] : []),
    coupons(),
    ...(enabled.loyalty_point_status === 1 ? [loyalty] : []),
    ...(enabled.ref_earning_status === 1 ? [referral] : []),
    settings(),
    track(),
  ];
}

/** Links that need no account. */
export function guestEntries(): AccountEntry[] {
  return [coupons(), track(), settings()];
}
