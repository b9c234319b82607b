import { isLanguage } from '@rialto/contract/http/languages.ts';
import { data, redirect } from 'react-router';
import { backTo, setScope } from '../../platform/session/set-scope.server.ts';
import type { Route } from './+types/language.route';

/** Sets the language by a plain link. With scripts a dialog asks first (features/preferences). */
export function loader({ request, params }: Route.LoaderArgs) {
  if (!isLanguage(params.code)) throw data(null, { status: 404 });
  return redirect(backTo(request), { headers: setScope(request, { language: params.code }) });
}
