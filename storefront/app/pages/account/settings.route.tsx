import { t } from '@rialto/texts/text.ts';
import { SettingsForm } from '../../features/preferences/settings-form.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { AccountLayout } from './account-layout.tsx';
import { CustomerSettings } from './customer-settings.tsx';
import { Container } from '@rialto/ui/base/container.tsx';

export default function Settings() {
  return (
    <AccountLayout>
      <Container className="py-8 lg:py-14">
        <PageHead title={t('account.settings')} description={t('settings.text')} path={paths.settings} isUnlisted />
        <h1 className="text-3xl font-extrabold text-ink">{t('account.settings')}</h1>
        <p className="mt-2 text-ink-soft">{t('settings.text')}</p>
        <SettingsForm />
        <CustomerSettings />
      </Container>
    </AccountLayout>
  );
}
