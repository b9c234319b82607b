import * as contract from '@rialto/contract/calls/account/sessions.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { signedIn } from '../../../platform/http/caller.ts';
import { textOf } from '../../../platform/texts.ts';
import { endOtherSessions, endSession, listSessions, setPushToken } from './manage-sessions.ts';
import { session } from './sessions.view.ts';

export function sessionRoutes(app: App): void {
  bind(app, contract.listSessions, async (call) => {
    const rows = await listSessions(call.db, signedIn(call), call.scope.token ?? '', call.clock());
    return { sessions: rows.map(session) };
  });
  bind(app, contract.endSession, async (call) => {
    await endSession(call.db, signedIn(call), call.params.id);
    return { message: textOf('account.session_ended', call.scope.language) };
  });
  bind(app, contract.endOtherSessions, async (call) => {
    await endOtherSessions(call.db, signedIn(call), call.scope.token ?? '');
    return { message: textOf('account.sessions_ended', call.scope.language) };
  });
  bind(app, contract.setPushToken, async ({ db, scope, body }) => {
    await setPushToken(db, scope.token ?? '', body.cm_firebase_token);
    return { message: textOf('account.push_saved', scope.language) };
  });
}
