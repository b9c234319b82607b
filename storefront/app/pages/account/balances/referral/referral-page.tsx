import { t } from '@rialto/texts/text.ts';
import { useRootData } from '../../../../platform/page/root-data.ts';
import { useLatestData } from '../../../../platform/query/use-latest-data.ts';
import { useQuery } from '../../../../platform/query/use-query.ts';
import { OwnPage } from '../../own-page.tsx';
import { NotOffered } from '../not-offered.tsx';
import { FriendList } from './friend-list.tsx';
import { Invitation } from './invitation.tsx';
import { referralQuery } from './referral-query.ts';
import { ReferralRules } from './referral-rules.tsx';

/** The customer's code to share, what it gives to both sides, who joined with it and what it earned (MON-03). */
export function ReferralPage() {
  const { config } = useRootData();
  if (config.ref_earning_status === 0) return <NotOffered title={t('account.referral')} />;
  return (
    <OwnPage title={t('account.referral')} text={t('account.referral_text')}>
      {({ ref_code }) => <ReferralBody code={ref_code} />}
    </OwnPage>
  );
}

function ReferralBody({ code }: { code: string }) {
  const { config } = useRootData();
  const result = useQuery(referralQuery());
  const referral = useLatestData(result);
  const rewards = { referrer: config.ref_earning_exchange_rate, joined: config.ref_joined_reward };
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start">
      <Invitation code={code} rewards={rewards} />
      <ReferralRules
        rewards={rewards}
        mostPerMonth={referral?.most_per_month}
        className="xl:col-start-2 xl:row-span-2 xl:row-start-1"
      />
      <FriendList result={result} />
    </div>
  );
}
