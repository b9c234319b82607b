import { listModules } from '@rialto/contract/calls/modules.ts';
import { listParcelCategories, listParcelInstructions } from '@rialto/contract/calls/parcels.ts';
import { t } from '@rialto/texts/text.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { redirect } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { readPageScope } from '../../platform/session/page-scope.ts';
import { ParcelPage } from './parcel-page.tsx';
import type { Route } from './+types/parcel-delivery-info.route';

/** What can be sent from here, also for a visitor who is in another module. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { zoneIds, moduleId } = readPageScope(request);
  if (zoneIds.length === 0) throw redirect(paths.landing);
  const parcels = (await apiOf(request, context)(listModules, {})).filter(
    ({ module_type }) => module_type === 'parcel',
  );
  const module = parcels.find(({ id }) => id === moduleId) ?? parcels[0];
  if (!module) return { categories: [], instructions: [] };
  const call = apiOf(request, context, { moduleId: module.id });
  const [categories, { data }] = await Promise.all([
    call(listParcelCategories, {}),
    call(listParcelInstructions, { query: { limit: 50, offset: 1 } }),
  ]);
  return { categories, instructions: data };
}

export default function ParcelDeliveryInfo({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="bare-frame pt-4 lg:pb-6">
      <PageHead title={t('parcel.delivery_title')} path={paths.parcelDelivery} isUnlisted />
      <h1 className="mb-3 text-2xl font-extrabold text-ink">{t('parcel.delivery_title')}</h1>
      <ParcelPage {...loaderData} />
    </Container>
  );
}
