import type { Landing } from '@rialto/contract/calls/content.ts';
import { AppLinks, shownAppLinks } from '../../cards/app-links.tsx';
import { Container } from '@rialto/ui/base/container.tsx';

export function LandingApps({ landing }: { landing: Landing }) {
  const links = landing.download_user_app_links;
  if (shownAppLinks(links).length === 0) return null;
  return (
    <section aria-labelledby="apps-title" className="pb-14 lg:pb-20">
      <Container className="flex flex-col items-start justify-between gap-6 lg:flex-row lg:items-center">
        <div>
          <h2 id="apps-title" className="text-2xl font-bold text-ink">
            {landing.app_title}
          </h2>
          <p className="mt-1 max-w-xl text-ink-soft">{landing.app_sub_title}</p>
        </div>
        <AppLinks links={links} />
      </Container>
    </section>
  );
}
