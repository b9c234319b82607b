import { readBasicCampaign } from '@rialto/contract/calls/offers.ts';
import { data, redirect } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { readPageScope } from '../../platform/session/page-scope.ts';
import { pageContext } from '../../platform/page/page-context.ts';
import { CampaignOver } from './campaign-over.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { nullIfNotFound } from '../../platform/api/null-if-not-found.ts';
import type { Route } from './+types/campaign.route';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  if (readPageScope(request).zoneIds.length === 0) throw redirect(paths.landing);
  if (!/^[a-z0-9-]{1,140}$/.test(params.id)) throw data(null, { status: 404 });
  // The API responds with 404 for a campaign that is over.
  const query = { basic_campaign_id: params.id };
  const campaign = await apiOf(request, context)(readBasicCampaign, { query }).catch(nullIfNotFound);
  if (campaign?.slug && campaign.slug !== params.id) throw redirect(paths.campaign(campaign), 301);
  const answer = { campaign, now: context.get(pageContext).clock().getTime() };
  return campaign ? answer : data(answer, { status: 404 });
}

export default function CampaignRoute({ loaderData: { campaign, now } }: Route.ComponentProps) {
  return campaign ? <CampaignPage campaign={campaign} now={now} /> : <CampaignOver />;
}
