import { pageContext } from '../../platform/page/page-context.ts';
import { paths } from '../../platform/navigation/paths.ts';
import type { Route } from './+types/robots.route';

/** Private pages, and URLs that only change state and redirect. */
const closed = [
  '/api/',
  '/auth/',
  '/chatting',
  '/checkout',
  '/coupons',
  '/courier',
  '/interest',
  '/language/',
  '/locate',
  '/loyalty-points',
  '/module/',
  '/my-orders',
  '/offline',
  '/parcel-delivery-info',
  '/profile',
  '/rate-and-review/',
  '/referral-code',
  '/settings',
  '/track-order',
  '/wallet',
];

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(paths.sitemap, publicUrl).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
