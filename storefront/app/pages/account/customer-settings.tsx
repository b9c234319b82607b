import { t } from '@rialto/texts/text.ts';
import { DeleteAccount } from './profile/delete-account.tsx';
import { NotificationSettings } from './profile/notification-settings.tsx';
import { useProfile } from '../../features/account/profile.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { AccountCard } from './account-card.tsx';

/** Settings that require a customer (ACC-10). */
export function CustomerSettings() {
  const isSignedIn = useIsSignedIn();
  const profile = useProfile();
  if (!isSignedIn) return null;
  return (
    <div className="mt-6 flex flex-col gap-6">
      <AccountCard title={t('profile.notifications')} text={t('profile.notify_text')}>
        {profile ? <NotificationSettings profile={profile} /> : <Skeleton className="h-32" />}
      </AccountCard>
      <AccountCard title={t('profile.delete')} text={t('profile.delete_text')}>
        <DeleteAccount />
      </AccountCard>
    </div>
  );
}
