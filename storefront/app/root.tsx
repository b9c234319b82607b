import { readConfig, readLanding } from '@rialto/contract/content.ts';
import { listModules } from '@rialto/contract/modules.ts';
import { directionOf } from '@rialto/rules/text/direction.ts';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { apiOf } from './platform/api.server.ts';
import { messagesPath } from './platform/messages-path.ts';
import { pageContext } from './platform/page-context.ts';
import { readPageScope } from './platform/session/page-scope.ts';
import { FailurePage } from './shell/failure-page.tsx';
import { Shell } from './shell/shell.tsx';
import './styles/app.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { nonce } = context.get(pageContext);
  const call = apiOf(request, context);
  const [config, landing, modules] = await Promise.all([
    call(readConfig, {}),
    call(readLanding, {}),
    call(listModules, {}),
  ]);
  return { scope: readPageScope(request), config, landing, modules, nonce };
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const language = root?.scope.language ?? 'en';
  // The browser hides a nonce from scripts, so only the server knows it.
  const nonce = typeof window === 'undefined' ? root?.nonce : '';
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={root?.scope.theme ?? undefined}
      data-module={root?.modules.find(({ id }) => id === root.scope.moduleId)?.module_type}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* The texts are needed before the page comes alive. */}
        <link rel="preload" href={messagesPath(language)} as="fetch" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col bg-ground text-ink">
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** The frame stays when only the page failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const hasFrame = useRouteLoaderData<typeof loader>('root') !== undefined;
  const page = <FailurePage error={error} />;
  return hasFrame ? <Shell>{page}</Shell> : <main className="contents">{page}</main>;
}
