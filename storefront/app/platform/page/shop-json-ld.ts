import type { Config } from '@rialto/contract/calls/content.ts';

/** Structured data (schema.org) about the shop: organization, contact and search. */
export function shopJsonLd(config: Config, publicUrl: string): object[] {
  const url = new URL('/', publicUrl).href;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: config.business_name,
      url,
      logo: new URL('/icons/any-512.png', publicUrl).href,
      ...(config.email && { email: config.email }),
      ...(config.phone && { telephone: config.phone }),
      ...(config.address && { address: config.address }),
      sameAs: config.social_media.map(({ link }) => link),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: config.business_name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${url}home?search={search_term_string}&data_type=searched`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
