import { isLanguage } from '@rialto/contract/http/languages.ts';
import { catalogs } from '@rialto/texts/catalogs.ts';
import { data } from 'react-router';
import type { Route } from './+types/texts.route';

/** The texts of one language as JSON for the browser. */
export function loader({ params }: Route.LoaderArgs) {
  const [language] = params.file.split('.');
  if (!isLanguage(language)) throw data(null, { status: 404 });
  const caching = import.meta.env.PROD ? 'public, max-age=31536000, immutable' : 'no-store';
  // The courier's page has its own texts.
  const texts = Object.entries(catalogs[language]).filter(([key]) => !/^(courier|console)\./.test(key));
  return Response.json(Object.fromEntries(texts), { headers: { 'cache-control': caching } });
}
