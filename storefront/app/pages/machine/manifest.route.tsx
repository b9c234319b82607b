import { readConfig, readLanding } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { directionOf } from '@rialto/rules/text/direction.ts';
import { apiOf } from '../../platform/api/api.server.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { readPageScope } from '../../platform/session/page-scope.ts';
import type { Route } from './+types/manifest.route';

const DAY_SECONDS = 86_400;

/** The web app manifest in the visitor's language. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = readPageScope(request);
  const call = apiOf(request, context);
  const [config, landing] = await Promise.all([call(readConfig, {}), call(readLanding, {})]);
  const manifest = {
    id: paths.home,
    name: config.business_name,
    short_name: config.business_name,
    description: landing.fixed_header_sub_title,
    lang: language,
    dir: directionOf(language),
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    // The background of the light theme (styles/tokens.css).
    theme_color: '#fbf9f5',
    background_color: '#fbf9f5',
    categories: ['shopping', 'food'],
    icons: [192, 512].flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icons/${purpose}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    shortcuts: [
      { name: t('footer.track_order'), url: paths.trackOrder },
      { name: t('drawer.categories'), url: paths.categories },
    ],
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': `private, max-age=${DAY_SECONDS}` },
  });
}
