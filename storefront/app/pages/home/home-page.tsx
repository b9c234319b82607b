import { lazy, Suspense } from 'react';
import { Welcome } from './welcome/welcome.tsx';
import { hydrateOnInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import type { BlockProps } from './frame/home-calls.ts';
import { RunningOrdersSlot } from './frame/running-orders-slot.tsx';

const loadBody = async () => (await import('./home-body.tsx')).HomeBody;
const HomeBody = hydrateOnInteraction(import.meta.env.SSR ? await loadBody() : null, loadBody);

// Only customers have an offer, and only on their first visit.
const WelcomeOffer = lazy(async () => ({ default: (await import('./welcome/welcome-offer.tsx')).WelcomeOffer }));
const offer = (
  <Suspense fallback={null}>
    <WelcomeOffer />
  </Suspense>
);

/** The home page of the visitor's module (HOM-02). */
export function HomePage({ module, given }: BlockProps) {
  const { id, module_name, description, hero_full_url } = module;
  return (
    <>
      <PageHead title={module_name} description={description} path={paths.home} image={hero_full_url} />
      <HomeBody key={id} module={module} given={given} />
      <Welcome offer={offer} />
      <RunningOrdersSlot />
    </>
  );
}
