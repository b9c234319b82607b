import { data } from 'react-router';
import { pageContext } from '../platform/page-context.ts';
import { KitPage } from '../sections/kit/kit-page.tsx';
import type { Route } from './+types/kit';

export function meta() {
  return [{ title: 'Kit · Rialto' }, { name: 'robots', content: 'noindex' }];
}

/** A tool for engineers; a shop that runs for customers does not have it. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(pageContext).isProduction) throw data(null, { status: 404 });
  return { now: Date.now() };
}

export default function Kit({ loaderData }: Route.ComponentProps) {
  return <KitPage now={loaderData.now} />;
}
