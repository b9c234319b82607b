import { languages } from '@rialto/contract/http/languages.ts';
import { t } from '@rialto/texts/text.ts';
import { useSearchParams } from 'react-router';
import { useRootData } from './root-data.ts';
import { LANGUAGE_PARAMETER } from '../session/page-scope.ts';

type Props = {
  /** Without the shop's name, which is added. */
  title: string;
  description?: string | undefined;
  /** The canonical path, without filter and sort parameters. */
  path: string;
  /** The preview image of shared links: a media path without a width. Defaults to the landing page's image. */
  image?: string | null | undefined;
  kind?: 'website' | 'product' | 'article' | undefined;
  /** Structured data (schema.org). */
  jsonLd?: object | readonly object[] | undefined;
  /** For private pages and for filtered views of another page. */
  isUnlisted?: boolean | undefined;
};

const SHARED_WIDTH = 1280;
const DESCRIPTION_MOST = 160;

/** Title, description, canonical URL, languages, preview image and structured data of a page. */
export function PageHead({ title, description, path, image, kind = 'website', jsonLd, isUnlisted = false }: Props) {
  const { config, landing, publicUrl, scope } = useRootData();
  const [asked] = useSearchParams();
  const whole = t('title.page', { page: title, name: config.business_name });
  const address = new URL(path, publicUrl);
  // Search engines index each language separately, so a page requested with a language is canonical with it.
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

/** Escapes '<', so that no text can close the script element. */
function asText(jsonLd: object): string {
  return JSON.stringify(jsonLd).replaceAll('<', '\\u003c');
}
