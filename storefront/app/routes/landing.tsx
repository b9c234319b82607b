import { t } from '@rialto/messages/text.ts';
import { useRootData } from '../platform/root-data.ts';
import { LandingApps } from '../sections/landing/landing-apps.tsx';
import { LandingHero } from '../sections/landing/landing-hero.tsx';
import { LandingModules } from '../sections/landing/landing-modules.tsx';
import { LandingOfferings } from '../sections/landing/landing-offerings.tsx';
import { LandingSteps } from '../sections/landing/landing-steps.tsx';

export default function Landing() {
  const { config, landing } = useRootData();
  return (
    <>
      <title>{t('title.landing', { name: config.business_name })}</title>
      <meta name="description" content={landing.fixed_header_sub_title} />
      <LandingHero />
      <LandingModules />
      <LandingOfferings />
      <LandingSteps />
      <LandingApps />
    </>
  );
}
