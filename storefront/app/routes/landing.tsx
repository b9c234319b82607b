import { readConfig } from '@rialto/contract/content.ts';
import { t } from '@rialto/messages/text.ts';
import { aboutTheShop } from '../platform/about-the-shop.ts';
import { apiOf } from '../platform/api.server.ts';
import { pageContext } from '../platform/page-context.ts';
import { PageHead } from '../platform/page-head.tsx';
import { paths } from '../platform/paths.ts';
import { useRootData } from '../platform/root-data.ts';
import { LandingApps } from '../sections/landing/landing-apps.tsx';
import { LandingHero } from '../sections/landing/landing-hero.tsx';
import { LandingModules } from '../sections/landing/landing-modules.tsx';
import { LandingOfferings } from '../sections/landing/landing-offerings.tsx';
import { LandingSteps } from '../sections/landing/landing-steps.tsx';
import type { Route } from './+types/landing';

/** Made here, because only machines read it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const config = await apiOf(request, context)(readConfig, {});
  return { about: aboutTheShop(config, context.get(pageContext).publicUrl) };
}

export default function Landing({ loaderData: { about } }: Route.ComponentProps) {
  const { landing } = useRootData();
  return (
    <>
      <PageHead
        title={t('landing.title')}
        description={landing.fixed_header_sub_title}
        path={paths.landing}
        jsonLd={about}
      />
      <LandingHero />
      <LandingModules />
      <LandingOfferings />
      <LandingSteps />
      <LandingApps />
    </>
  );
}
