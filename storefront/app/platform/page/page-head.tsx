import { languages } from '@rialto/contract/http/languages.ts';
import { t } from '@rialto/texts/text.ts';
import { useSearchParams } from 'react-router';
import { useRootData } from './root-data.ts';
import { LANGUAGE_PARAMETER } from '../session/page-scope.ts';

type Props = {
  /** Of this page alone; the shop's name is added. */
  title: string;
  description?: string | undefined;
  /** Where the page lives, without what only filters or sorts it. */
  path: string;
  /** The picture a shared link shows: a media address without a width; without one, that of the front page. */
  image?: string | null | undefined;
  kind?: 'website' | 'product' | 'article' | undefined;
  /** What search engines may know of it (schema.org). */
  jsonLd?: object | readonly object[] | undefined;
  /** Pages that are nobody else's business, and lists that are only another view of a page. */
  isUnlisted?: boolean | undefined;
};

const SHARED_WIDTH = 1280;
const DESCRIPTION_MOST = 160;

/** Title, description, canonical address, languages, picture and structured data of one page. */
export function PageHead({ title, description, path, image, kind = 'website', jsonLd, isUnlisted = false }: Props) {
  const { config, landing, publicUrl, scope } = useRootData();
  const [asked] = useSearchParams();
  const whole = t('title.page', { page: title, name: config.business_name });
  const address = new URL(path, publicUrl);
  // Each language is a page of its own to a search engine, so each is named as such when it was asked for by name.
  const own = asked.has(LANGUAGE_PARAMETER) ? inLanguage(address, scope.language) : address.href;
  const summary = description?.slice(0, DESCRIPTION_MOST);
  const picture = image ?? landing.fixed_header_image_full_url;
  return (
    <>
      <title>{whole}</title>
      {summary && <meta name="description" content={summary} />}
      {isUnlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={own} />}
      {!isUnlisted && <link rel="alternate" hrefLang="x-default" href={address.href} />}
      {!isUnlisted &&
        languages.map((code) => <link key={code} rel="alternate" hrefLang={code} href={inLanguage(address, code)} />)}
      <meta property="og:title" content={whole} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={own} />
      <meta property="og:site_name" content={config.business_name} />
      <meta property="og:locale" content={scope.language} />
      {summary && <meta property="og:description" content={summary} />}
      {picture && <meta property="og:image" content={new URL(`${picture}?w=${SHARED_WIDTH}`, publicUrl).href} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      {jsonLd && <script type="application/ld+json">{asText(jsonLd)}</script>}
    </>
  );
}

function inLanguage(address: URL, code: string): string {
  const other = new URL(address);
  other.searchParams.set(LANGUAGE_PARAMETER, code);
  return other.href;
}

/** A shop's text must not end the script it stands in. */
function asText(jsonLd: object): string {
  return JSON.stringify(jsonLd).replaceAll('<', '\\u003c');
}
