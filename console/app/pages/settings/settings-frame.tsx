import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { PageHeader } from '../../cards/page-header.tsx';
import { SettingsTabs, type SettingsPart } from './settings-tabs.tsx';

type Props = { active: SettingsPart; text?: string; children: ReactNode };

/** The heading and the parts of the settings. */
export function SettingsFrame({ active, text, children }: Props) {
  return (
    <>
      <PageHeader title={t('console.settings_title')} text={text ?? t('console.settings_text')} />
      <SettingsTabs active={active} />
      {children}
    </>
  );
}
