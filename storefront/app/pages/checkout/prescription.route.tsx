import { readStore } from '@rialto/contract/calls/stores.ts';
import { t } from '@rialto/texts/text.ts';
import { apiOf } from '../../platform/api/api.server.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { nullIfNotFound } from '../../platform/api/null-if-not-found.ts';
import { PrescriptionPage } from './prescription/prescription-page.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import type { Route } from './+types/prescription.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = Number(new URL(request.url).searchParams.get('store_id'));
  if (!Number.isInteger(id) || id <= 0) return { store: null };
  const store = await apiOf(request, context)(readStore, { params: { id: String(id) } }).catch(nullIfNotFound);
  return { store: store?.prescription_order === 1 ? store : null };
}

export default function Prescription({ loaderData: { store } }: Route.ComponentProps) {
  return (
    <Container className="bare-frame py-6 lg:py-10">
      <PageHead title={t('prescription.title')} path="/prescription" isUnlisted />
      {store ? (
        <>
          <h1 className="text-3xl font-extrabold text-ink">{t('prescription.title')}</h1>
          <p className="mt-1 mb-5 text-ink-soft">
            {t('checkout.from')}{' '}
            <Link to={paths.store(store)} className="font-semibold text-ink underline-offset-4 hover:underline">
              {store.name}
            </Link>
          </p>
          <PrescriptionPage store={store} />
        </>
      ) : (
        <EmptyState level={1} title={t('prescription.failed')} text={t('prescription.failed_text')}>
          <Link to={paths.home} className={buttonClass({})}>
            {t('cart.continue')}
          </Link>
        </EmptyState>
      )}
    </Container>
  );
}
