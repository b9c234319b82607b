import { t } from '@rialto/texts/text.ts';
import {
  Coins,
  Heart,
  MessageCircle,
  ReceiptText,
  Share2,
  Star,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../platform/navigation/paths.ts';

/** An account page as a guest sees it. */
export type AccountPage = {
  title: string;
  /** What the page offers to a customer. */
  purpose: string;
  icon: LucideIcon;
  /** An alternative for guests. */
  instead?: { to: string; label: string };
};

/** The pages that require a customer, by their first path segment. */
const accountPaths = [
  'profile',
  'my-orders',
  'wallet',
  'loyalty-points',
  'referral-code',
  'rate-and-review',
  'interest',
  'chatting',
] as const;
type AccountPath = (typeof accountPaths)[number];

/** The account page of a URL. The inbox is a parameter of the profile's path. */
export function accountPathOf(pathname: string, search: string): AccountPath {
  const path = accountPaths.find((known) => pathname.split('/')[1] === known) ?? 'profile';
  return path === 'profile' && new URLSearchParams(search).get('page') === 'inbox' ? 'chatting' : path;
}

export function accountPage(path: AccountPath): AccountPage {
  const track = { to: paths.trackOrder, label: t('footer.track_order') };
  const help = { to: paths.help, label: t('footer.help') };
  switch (path) {
    case 'profile':
      return { title: t('account.profile'), purpose: t('account.profile_text'), icon: UserRound };
    case 'my-orders':
      return { title: t('account.orders'), purpose: t('account.orders_text'), icon: ReceiptText, instead: track };
    case 'wallet':
      return { title: t('footer.wallet'), purpose: t('account.wallet_text'), icon: Wallet };
    case 'loyalty-points':
      return { title: t('footer.loyalty'), purpose: t('account.loyalty_text'), icon: Coins };
    case 'referral-code':
      return { title: t('account.referral'), purpose: t('account.referral_text'), icon: Share2 };
    case 'rate-and-review':
      return { title: t('account.review'), purpose: t('account.review_text'), icon: Star, instead: help };
    case 'interest':
      return { title: t('account.interest'), purpose: t('account.interest_text'), icon: Heart };
    case 'chatting':
      return { title: t('account.chat'), purpose: t('account.chat_text'), icon: MessageCircle, instead: help };
  }
}
