import { t } from '@rialto/texts/text.ts';
import { redirect, useSearchParams } from 'react-router';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { InboxPage } from './inbox-page.tsx';
import { ProfilePage } from './profile/profile-page.tsx';
import { profileTarget } from './profile-target.ts';
import type { Route } from './+types/profile.route';

/** Old URLs select account pages with ?page=. */
export function loader({ request }: Route.LoaderArgs) {
  const target = profileTarget(new URL(request.url).searchParams);
  if (target) throw redirect(target);
  return null;
}

export default function ProfileRoute() {
  const [parameters] = useSearchParams();
  const isInbox = parameters.get('page') === 'inbox';
  return (
    <>
      <PageHead title={isInbox ? t('account.chat') : t('account.profile')} path={paths.profile} isUnlisted />
      {isInbox ? <InboxPage /> : <ProfilePage />}
    </>
  );
}
