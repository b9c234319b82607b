import type { Config } from '@rialto/contract/content.ts';
import { t } from '@rialto/messages/text.ts';
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
import { paths } from '../platform/paths.ts';

type Offers = Pick<Config, 'customer_wallet_status' | 'loyalty_point_status' | 'ref_earning_status'>;
export type AccountEntry = { to: string; label: string; icon: LucideIcon };

/** Where a customer finds what is theirs, without what this shop does not offer (NAV-11). */
export function accountEntries(shop: Offers): AccountEntry[] {
  const wallet = { to: paths.wallet, label: t('footer.wallet'), icon: Wallet };
  const loyalty = { to: paths.loyalty, label: t('footer.loyalty'), icon: Coins };
  const referral = { to: paths.referral, label: t('account.referral'), icon: Share2 };
  return [
    { to: paths.profile, label: t('menu.profile'), icon: UserRound },
    { to: paths.myOrders, label: t('account.orders'), icon: ReceiptText },
    ...(shop.customer_wallet_status === 1 ? [wallet] : []),
    { to: paths.coupons, label: t('menu.coupons'), icon: TicketPercent },
    ...(shop.loyalty_point_status === 1 ? [loyalty] : []),
    ...(shop.ref_earning_status === 1 ? [referral] : []),
    { to: paths.settings, label: t('account.settings'), icon: Settings },
    { to: paths.trackOrder, label: t('footer.track_order'), icon: PackageSearch },
  ];
}
