import { listModules } from '@rialto/contract/calls/modules.ts';
import { data, redirect } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { pageAfterModule } from '../../platform/session/after-switch.ts';
import { backTo, setScope } from '../../platform/session/set-scope.server.ts';
import type { Route } from './+types/module.route';

/** Sets the module by a plain link. With scripts this happens in the page (features/modules). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const modules = await apiOf(request, context)(listModules, {});
  const module = modules.find(({ id }) => String(id) === params.id);
  if (!module) throw data(null, { status: 404 });
  return redirect(pageAfterModule(backTo(request), module), { headers: setScope(request, { moduleId: module.id }) });
}
