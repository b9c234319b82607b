import { t } from '@rialto/texts/text.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { AddressList } from '../../../features/addresses/address-list.tsx';
import { AccountCard } from '../account-card.tsx';
import { OwnPage } from '../own-page.tsx';

/** The customer's data, addresses and sessions. */
export function ProfilePage() {
  return (
    <OwnPage title={t('account.profile')}>
      {(profile) => (
        <>
          <AccountCard title={t('profile.details')}>
            <ProfileForm profile={profile} />
          </AccountCard>
          <AccountCard title={t('address.list_title')}>
            <AddressList />
          </AccountCard>
          <AccountCard title={t('session.title')} text={t('session.text')}>
            <SessionList />
          </AccountCard>
          <AccountCard title={t('profile.delete')} text={t('profile.delete_text')}>
            <DeleteAccount />
          </AccountCard>
        </>
      )}
    </OwnPage>
  );
}
