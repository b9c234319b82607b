import type { Readable } from 'node:stream';

type RequestHandler = (request: Request, context: unknown) => Promise<Response>;

/** What the storefront's server build exports to its host (storefront/app/entry.server.tsx). */
export type PageBuild = {
  entry: {
    module: {
      createRequestHandler: (build: unknown, mode: string) => RequestHandler;
      RouterContextProvider: new () => { set: (key: unknown, value: unknown) => void };
      pageContext: unknown;
      inLanguageOf: <T>(request: Request, work: () => T) => T;
      /** The HTML of a rendered page; other responses have their own body. */
      htmlOf: (response: Response) => Readable | undefined;
    };
  };
};

export type PageContext = {
  fetchApi: (url: string, init: RequestInit) => Promise<Response>;
  /** The shop's clock. */
  clock: () => Date;
  publicUrl: string;
  isProduction: boolean;
  isInstallable: boolean;
};

/** Values of one request. */
export type PageRequest = {
  /** For its script tags. */
  nonce: string;
  /** The request id in the log. */
  requestId: string;
  reportFault: (fault: unknown) => void;
};

const handlers = new WeakMap<PageBuild, RequestHandler>();

/** Renders one page: a web request in, a web response out. */
export async function renderPage(
  build: PageBuild,
  request: Request,
  pageRequest: PageRequest,
  shop: PageContext,
): Promise<Response> {
  const { RouterContextProvider, pageContext, inLanguageOf } = build.entry.module;
  const context = new RouterContextProvider();
  context.set(pageContext, { ...pageRequest, ...shop });
  return inLanguageOf(request, () => handlerOf(build)(request, context));
}

function handlerOf(build: PageBuild): RequestHandler {
  const known = handlers.get(build);
  if (known) return known;
  // Always 'production': our own error page is shown, never a stack trace.
  const made = build.entry.module.createRequestHandler(build, 'production');
  handlers.set(build, made);
  return made;
}
