import type { Language } from '@rialto/contract/http/languages.ts';
import { changeSettings } from '@rialto/contract/calls/account/profile.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { isSignedIn } from '../../platform/session/account.ts';
import { withoutLanguage } from '../../platform/session/page-scope.ts';
import { saveLanguage } from '../../platform/session/save-scope.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

const countryOf: Record<Language, string> = { en: 'US', ar: 'SA' };

/** Time to read the toast. */
const RELOAD_DELAY_MS = 900;

/** Saves the language, shows a toast, and reloads the page, because all its content depends on the language. */
export function changeLanguage(language: Language): void {
  saveLanguage(language, countryOf[language]);
  toasts.show({ kind: 'success', text: t('preference.language_changed') });
  saveLanguageOnServer(language);
  setTimeout(reload, RELOAD_DELAY_MS);
}

/** The server writes to a customer in this language. A failure does not stop the change on the page. */
function saveLanguageOnServer(language: Language): void {
  if (isSignedIn()) void callApi(changeSettings, { body: { language } }).catch(() => undefined);
}

function reload(): void {
  const address = withoutLanguage(`${location.pathname}${location.search}`);
  if (location.hash === '') return location.replace(address);
  // Replacing would only move to the fragment, which the page of a receiver needs.
  history.replaceState(history.state, '', `${address}${location.hash}`);
  location.reload();
}
