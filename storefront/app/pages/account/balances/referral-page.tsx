import { t } from '@rialto/texts/text.ts';
import { CopyCode } from '../../../features/coupons/copy-code.tsx';
import { ShareButton } from '../../../features/share/share-button.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { useRootData } from '../../../platform/page/root-data.ts';
import { AccountCard } from '../account-card.tsx';
import { EmptyHistory } from './empty-history.tsx';
import { NotOffered } from './not-offered.tsx';
import { OwnPage } from '../own-page.tsx';

/** The customer's referral code, to copy and share. */
export function ReferralPage() {
  const { config } = useRootData();
  if (config.ref_earning_status === 0) return <NotOffered title={t('account.referral')} />;
  return (
    <OwnPage title={t('account.referral')} text={t('account.referral_text')}>
      {({ ref_code }) => (
        <>
          <AccountCard title={t('wallet.code')} text={t('wallet.code_text')}>
            <div className="flex flex-wrap gap-3">
              <CopyCode code={ref_code} />
              <ShareButton
                look="button"
                label={t('wallet.code_share')}
                title={t('wallet.code_share_title', { name: config.business_name })}
                path={paths.signUpWith(ref_code)}
              />
            </div>
          </AccountCard>
          <EmptyHistory title={t('wallet.invited_none')} text={t('wallet.invited_none_text')} />
        </>
      )}
    </OwnPage>
  );
}
