import type { Language } from '@rialto/contract/http/languages.ts';
import { changeSettings } from '@rialto/contract/calls/profile.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { isSignedIn } from '../../platform/session/account.ts';
import { withoutLanguage } from '../../platform/session/page-scope.ts';
import { saveLanguage } from '../../platform/session/save-scope.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

const countryOf: Record<Language, string> = { en: 'US', ar: 'SA' };

const READING_MS = 900;

/** Keeps the choice, says so, and loads the page anew, because all of its content comes in the language. */
export function changeLanguage(language: Language): void {
  saveLanguage(language, countryOf[language]);
  toasts.show({ kind: 'success', text: t('preference.language_changed') });
  tellServer(language);
  setTimeout(() => location.replace(withoutLanguage(`${location.pathname}${location.search}`)), READING_MS);
}

/** A customer is written to in the language they read. When that cannot be told, the page changes all the same. */
function tellServer(language: Language): void {
  if (isSignedIn()) void callApi(changeSettings, { body: { language } }).catch(() => undefined);
}
