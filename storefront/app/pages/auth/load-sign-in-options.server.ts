import { readLoginMethods } from '@rialto/contract/calls/account/auth.ts';
import { listDemoMail } from '@rialto/contract/calls/demo-mail.ts';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';

type Visit = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'context'>;

/** The sign-in methods. Only a demo has a public mailbox. */
export async function loadSignInOptions({ request, context }: Visit) {
  const call = apiOf(request, context);
  const [methods, isDemo] = await Promise.all([
    call(readLoginMethods, {}),
    call(listDemoMail, {}).then(
      () => true,
      () => false,
    ),
  ]);
  return { methods, isDemo };
}
