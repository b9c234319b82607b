import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../app/platform/page/page-context.ts';
import { KitPage } from './kit-page.tsx';

export function meta() {
  return [{ title: 'Kit · Rialto' }, { name: 'robots', content: 'noindex' }];
}

/** For developers only; responds with 404 in production. */
export function loader({ context }: LoaderFunctionArgs) {
  const { isProduction, clock } = context.get(pageContext);
  if (isProduction) throw data(null, { status: 404 });
  return { now: clock().getTime() };
}

export default function Kit() {
  const { now } = useLoaderData<typeof loader>();
  return <KitPage now={now} />;
}
