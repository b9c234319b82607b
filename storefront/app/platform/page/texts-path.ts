import type { Language } from '@rialto/contract/http/languages.ts';

/** Made by the build, so that a browser may keep the texts for ever and still gets new ones at once. */
const version = String(import.meta.env['VITE_BUILD_ID'] ?? 'dev');

export function messagesPath(language: Language): string {
  return `/messages/${language}.${version}.json`;
}
