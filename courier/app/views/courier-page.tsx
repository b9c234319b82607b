import { link } from '../platform/connection.ts';
import { shownLanguage } from '../platform/language.ts';
import { useStore } from '../platform/store.ts';
import { LinkPage } from './link-page.tsx';
import { RunPage } from './run-page.tsx';

export function CourierPage() {
  const { state } = useStore(link);
  // Everything below renders again in another language.
  useStore(shownLanguage);
  if (state === 'none' || state === 'refused') return <LinkPage isRefused={state === 'refused'} />;
  return <RunPage />;
}
