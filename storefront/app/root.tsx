import { readConfig, readLanding, type Landing } from '@rialto/contract/calls/content.ts';
import { listModules } from '@rialto/contract/calls/modules.ts';
import { t } from '@rialto/texts/text.ts';
import { directionOf } from '@rialto/rules/text/direction.ts';
import { lazy, type ReactNode } from 'react';
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { apiOf } from './platform/api/api.server.ts';
import { shouldRevalidateUnlessDialog } from './platform/navigation/item-dialog.ts';
import { messagesPath } from './platform/page/texts-path.ts';
import { pageContext } from './platform/page/page-context.ts';
import { paths } from './platform/navigation/paths.ts';
import { useOptionalRootData, type LandingOfEveryPage } from './platform/page/root-data.ts';
import { useIsStatic } from './platform/page/static-page.ts';
import { requestedLanguage, readPageScope, type Theme } from './platform/session/page-scope.ts';
import { setScope } from './platform/session/set-scope.server.ts';
import { LazyBoundary } from './shell/lazy-boundary.tsx';
import { Shell } from './shell/shell.tsx';
// Imported as a URL: as part of the scripts, their loader would not recognise this link and would load it twice.
import styles from './styles/app.css?url';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { nonce, publicUrl, requestId, isInstallable } = context.get(pageContext);
  const call = apiOf(request, context);
  const [config, landing, modules] = await Promise.all([
    call(readConfig, {}),
    call(readLanding, {}),
    call(listModules, {}),
  ]);
  const scope = readPageScope(request);
  const answer = { scope, config, landing: ofEveryPage(landing), modules, nonce, publicUrl, requestId, isInstallable };
  // A link with a language parameter also changes the language cookie.
  return data(answer, requestedLanguage(request) ? { headers: setScope(request, {}) } : undefined);
}

/** The fields every page needs; the landing page loads the rest itself. */
function ofEveryPage(landing: Landing): LandingOfEveryPage {
  const { fixed_header_image_full_url, fixed_newsletter_title, fixed_newsletter_sub_title } = landing;
  const { fixed_footer_description, download_user_app_links } = landing;
  return {
    ...{ fixed_header_image_full_url, fixed_newsletter_title, fixed_newsletter_sub_title },
    ...{ fixed_footer_description, download_user_app_links },
  };
}

export const shouldRevalidate = shouldRevalidateUnlessDialog;

export function Layout({ children }: { children: ReactNode }) {
  const root = useOptionalRootData();
  const language = root?.scope.language ?? 'en';
  // Browsers hide nonces from scripts, so it is rendered only on the server.
  const nonce = typeof window === 'undefined' ? root?.nonce : '';
  const isStatic = useIsStatic();
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
        <link rel="apple-touch-icon" href="/icons/touch-180.png" />
        {/* Sent with cookies, because the name in the manifest depends on the language. */}
        <link rel="manifest" href={paths.manifest} crossOrigin="use-credentials" />
        <ThemeColours theme={root?.scope.theme ?? null} />
        {/* Hydration needs the texts. */}
        {!isStatic && <link rel="preload" href={messagesPath(language)} as="fetch" crossOrigin="anonymous" />}
        <Meta />
        <link rel="stylesheet" href={styles} />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col bg-ground text-ink">
        {children}
        {!isStatic && <ScrollRestoration nonce={nonce} />}
        {!isStatic && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** The colour of a phone's own bars: --ground in styles/tokens.css. */
const groundColours = { light: '#fbf9f5', dark: '#141210' };

function ThemeColours({ theme }: { theme: Theme | null }) {
  if (theme) return <meta name="theme-color" content={groundColours[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={groundColours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={groundColours.dark} />
    </>
  );
}

export default function Root() {
  const isStatic = useIsStatic();
  if (isStatic) return <Outlet />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

// Loaded on demand in browsers.
const FailurePage = import.meta.env.SSR
  ? (await import('./shell/failure-page.tsx')).FailurePage
  : lazy(async () => ({ default: (await import('./shell/failure-page.tsx')).FailurePage }));

/** Keeps the shell if only the page failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const hasFrame = useOptionalRootData() !== undefined;
  const page = (
    <LazyBoundary fallback={<PlainFailure />}>
      <FailurePage error={error} />
    </LazyBoundary>
  );
  return hasFrame ? <Shell>{page}</Shell> : <main className="contents">{page}</main>;
}

/** Shown if the error page itself cannot be loaded. */
function PlainFailure() {
  return (
    <p className="p-10 text-center">
      {t('error.network')}{' '}
      <a href="" className="underline">
        {t('action.retry')}
      </a>
    </p>
  );
}
