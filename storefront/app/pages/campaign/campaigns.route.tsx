import { listBasicCampaigns, listItemCampaigns } from '@rialto/contract/calls/offers.ts';
import { redirect } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { shouldRevalidateUnlessDialog } from '../../platform/navigation/item-dialog.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { readPageScope } from '../../platform/session/page-scope.ts';
import { CampaignsPage } from './campaigns-page.tsx';
import type { Route } from './+types/campaigns.route';

/** Works in every module, because the footer of every module has a link to it (NAV-16). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { zoneIds, moduleId } = readPageScope(request);
  if (zoneIds.length === 0) throw redirect(paths.landing);
  if (moduleId === null) throw redirect(paths.home);
  const call = apiOf(request, context);
  const [campaigns, items] = await Promise.all([call(listBasicCampaigns, {}), call(listItemCampaigns, {})]);
  return { campaigns, items };
}

export const shouldRevalidate = shouldRevalidateUnlessDialog;

export default function Campaigns({ loaderData }: Route.ComponentProps) {
  return <CampaignsPage {...loaderData} />;
}
