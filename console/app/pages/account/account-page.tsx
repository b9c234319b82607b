import { t } from '@rialto/texts/text.ts';
import { PageHeader } from '../../cards/page-header.tsx';
import { useOwnAccount } from '../../platform/own-account.ts';
import { roleName } from '../../words/staff-roles.ts';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The own account: how somebody signs in, and where they are signed in. */
export function AccountPage() {
  const { name, email, role } = useOwnAccount();
  const who = [name, email, roleName(role)].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader title={t('console.account')} text={who} />
      <div className="grid max-w-3xl gap-4">
        <SecondFactorSection />
        <PasswordSection />
        <SessionsSection />
      </div>
    </>
  );
}
