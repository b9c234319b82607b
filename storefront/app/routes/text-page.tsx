import { readPage } from '@rialto/contract/content.ts';
import { pageSlugs, type PageSlug } from '@rialto/contract/shapes/page-slug.ts';
import { t } from '@rialto/messages/text.ts';
import { data } from 'react-router';
import { apiOf } from '../platform/api.server.ts';
import { useRootData } from '../platform/root-data.ts';
import { ContactTiles } from '../sections/contact-tiles.tsx';
import { Container } from '../ui/container.tsx';
import type { Route } from './+types/text-page';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const slug = pageSlugs.find((known) => known === params.page);
  if (!slug) throw data(null, { status: 404 });
  return { slug, page: await apiOf(request, context)(readPage, { params: { slug } }) };
}

export default function TextPage({ loaderData: { slug, page } }: Route.ComponentProps) {
  const { config } = useRootData();
  return (
    <Container className="max-w-3xl py-12 lg:py-16">
      <title>{t('title.page', { page: page.title, name: config.business_name })}</title>
      <h1 className="text-4xl font-extrabold text-ink">{page.title}</h1>
      <div className="mt-8 flex flex-col gap-4 text-ink-soft">
        {page.blocks.map(({ kind, text }, index) =>
          kind === 'heading' ? (
            <h2 key={index} className="mt-4 text-xl font-bold text-ink">
              {text}
            </h2>
          ) : (
            <p key={index} className="leading-relaxed whitespace-pre-line">
              {text}
            </p>
          ),
        )}
      </div>
      {isHelp(slug) && <ContactTiles />}
    </Container>
  );
}

function isHelp(slug: PageSlug): boolean {
  return slug === 'help-and-support';
}
