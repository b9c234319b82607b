import { t } from '@rialto/texts/text.ts';
import { CustomerAvatar } from '../../../../cards/customer-avatar.tsx';
import { useChargedMoney } from '../../../../words/charged-money.ts';
import { recentDayText } from '../../../../words/recent-day.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import type { Friend } from './referral-query.ts';

/** A friend who joined, and what that earned. */
export function FriendRow({ friend }: { friend: Friend }) {
  const name = friend.name || t('referral.former_customer');
  return (
    <div className="flex items-center gap-3.5 py-3">
      <CustomerAvatar name={name} src={null} className="size-11" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-ink">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{t('referral.joined_on', { day: recentDayText(friend.joined_at) })}</p>
      </div>
      <State friend={friend} />
    </div>
  );
}

function State({ friend: { state, earned } }: { friend: Friend }) {
  const money = useChargedMoney();
  if (state === 'joined') return <Badge>{t('referral.state_joined')}</Badge>;
  if (state === 'not_rewarded') return <Badge>{t('referral.state_not_rewarded')}</Badge>;
  return <Badge tone="success">+{money(earned)}</Badge>;
}
