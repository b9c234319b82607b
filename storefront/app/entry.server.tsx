import type { Language } from '@rialto/contract/http/languages.ts';
import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { isbot } from 'isbot';
import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough, type Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { pageContext } from './platform/page/page-context.ts';
import { readPageScope } from './platform/session/page-scope.ts';

// Re-exported for the host, so that both use the same copy of the router.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { pageContext };

const bodies = new WeakMap<Response, Readable>();

/**
 * The HTML stream of a response. It stays a Node stream: converting it to a web stream and back takes a tenth of the
 * render time.
 */
export function htmlOf(response: Response): Readable | undefined {
  return bodies.get(response);
}

export const streamTimeout = 5_000;

const languageOfRequest = new AsyncLocalStorage<Language>();
setLanguageSource(() => {
  const language = languageOfRequest.getStore() ?? 'en';
  return { language, catalog: catalogs[language] };
});

/** Renders and loads in the visitor's language, also when requests in two languages overlap. */
export function inLanguageOf<T>(request: Request, work: () => T): T {
  return languageOfRequest.run(readPageScope(request).language, work);
}

/** Logs unexpected errors with the request id that the error page shows. */
export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  // An aborted request is not a fault, and neither is one that is refused, such as a form sent to a page without one.
  const isRefused = isRouteErrorResponse(fault) && fault.status < 500;
  if (!request.signal.aborted && !isRefused) context.get(pageContext).reportFault(fault);
};

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, reportFault } = context.get(pageContext);
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
      nonce,
      // Keeps content inline at any size: outlined chunks would need JavaScript to appear.
      progressiveChunkSize: Infinity,
      [ready]() {
        const body = new PassThrough();
        body.on('close', () => clearTimeout(deadline));
        pipe(body);
        const response = new Response(null, { status, headers });
        bodies.set(response, body);
        resolve(response);
      },
      onShellError: reject,
      onError(error: unknown) {
        if (!request.signal.aborted) reportFault(error);
      },
    });
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
}
