import { readPage } from '@rialto/contract/calls/content.ts';
import { pageSlugs } from '@rialto/contract/shapes/enums.ts';
import { data } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { TextBlocks } from '@rialto/ui/base/text-blocks.tsx';
import { Container } from '@rialto/ui/base/container.tsx';
import type { Route } from './+types/text-page.route';

/** Policies and the about page. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const slug = pageSlugs.find((known) => known === params.page);
  if (!slug) throw data(null, { status: 404 });
  return { slug, page: await apiOf(request, context)(readPage, { params: { slug } }) };
}

export default function TextPage({ loaderData: { slug, page } }: Route.ComponentProps) {
  const opening = page.blocks.find(({ kind }) => kind === 'paragraph')?.text;
  return (
    <Container className="max-w-3xl py-12 lg:py-16">
      <PageHead title={page.title} description={opening} path={`/${slug}`} kind="article" />
      <h1 className="text-3xl font-extrabold text-ink sm:text-4xl">{page.title}</h1>
      <TextBlocks blocks={page.blocks} className="mt-8" />
    </Container>
  );
}
