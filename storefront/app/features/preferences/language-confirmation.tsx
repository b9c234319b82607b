import type { Language } from '@rialto/contract/http/languages.ts';
import { t } from '@rialto/texts/text.ts';
import { Confirmation } from '../../cards/confirmation.tsx';
import { changeLanguage } from './change-language.ts';

type Props = { language: Language; onCancel: () => void };

export function LanguageConfirmation({ language, onCancel }: Props) {
  return (
    <Confirmation
      open
      onCancel={onCancel}
      onConfirm={() => changeLanguage(language)}
      title={t('preference.language_question')}
      text={t('preference.language_note')}
    />
  );
}
