import type { Language } from '@rialto/contract/http/languages.ts';

/** The build id makes the URL immutable, so browsers can cache the texts forever. */
const version = String(import.meta.env['VITE_BUILD_ID'] ?? 'dev');

export function messagesPath(language: Language): string {
  return `/messages/${language}.${version}.json`;
}
