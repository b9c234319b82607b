import { readConfig, readLanding } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { shopJsonLd } from '../../platform/page/shop-json-ld.ts';
import { apiOf } from '../../platform/api/api.server.ts';
import { pageContext } from '../../platform/page/page-context.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { LandingApps } from './landing-apps.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingModules } from './landing-modules.tsx';
import { LandingOfferings } from './landing-offerings.tsx';
import { LandingSteps } from './landing-steps.tsx';
import type { Route } from './+types/landing.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = apiOf(request, context);
  const [config, landing] = await Promise.all([call(readConfig, {}), call(readLanding, {})]);
  // Built on the server, because only crawlers read it.
  return { landing, about: shopJsonLd(config, context.get(pageContext).publicUrl) };
}

export default function Landing({ loaderData: { landing, about } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={t('landing.title')}
        description={landing.fixed_header_sub_title}
        path={paths.landing}
        jsonLd={about}
      />
      <LandingHero landing={landing} />
      <LandingModules landing={landing} />
      <LandingOfferings landing={landing} />
      <LandingSteps landing={landing} />
      <LandingApps landing={landing} />
    </>
  );
}
