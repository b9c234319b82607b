import { lazy } from 'react';
import { link } from '../platform/connection.ts';
import { shownLanguage } from '../platform/language.ts';
import { useStore } from '../platform/store.ts';
import { LazyPart } from './lazy-part.tsx';
import { RunPage } from './run-page.tsx';

const LinkPage = lazy(() => import('./link-page.tsx').then((module) => ({ default: module.LinkPage })));

export function CourierPage() {
  const { state } = useStore(link);
  // Everything below renders again in another language.
  useStore(shownLanguage);
  if (state === 'unchecked' || state === 'works') return <RunPage />;
  return (
    <LazyPart>
      <LinkPage isRefused={state === 'refused'} />
    </LazyPart>
  );
}
