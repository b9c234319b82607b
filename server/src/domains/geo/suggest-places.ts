import type { Scope } from '../../platform/http/scope.ts';
import type { GeoProvider, Suggestion } from './geo-provider.ts';

/** Places for the text typed so far. LOC-02: without text there is no request. */
export async function suggestPlaces(
  provider: GeoProvider,
  typed: string,
  { language, point }: Pick<Scope, 'language' | 'point'>,
): Promise<Suggestion[]> {
  const text = typed.trim();
  return text === '' ? [] : provider.suggest(text, { language, near: point });
}
