import type { Readable } from 'node:stream';

type RequestHandler = (request: Request, context: unknown) => Promise<Response>;

/** What the storefront's server build gives to its host (storefront/app/entry.server.tsx). */
export type PageBuild = {
  entry: {
    module: {
      createRequestHandler: (build: unknown, mode: string) => RequestHandler;
      RouterContextProvider: new () => { set: (key: unknown, value: unknown) => void };
      pageContext: unknown;
      inLanguageOf: <T>(request: Request, work: () => T) => T;
      /** The HTML of a rendered page; other answers carry their body themselves. */
      htmlOf: (response: Response) => Readable | undefined;
    };
  };
};

export type PageSurroundings = {
  fetchApi: (url: string, init: RequestInit) => Promise<Response>;
  /** The shop's idea of now. */
  clock: () => Date;
  publicUrl: string;
  isProduction: boolean;
  isInstallable: boolean;
};

/** What belongs to one request alone. */
export type PageRequest = {
  /** For its script tags. */
  nonce: string;
  /** Under which the log knows it. */
  requestId: string;
  reportFault: (fault: unknown) => void;
};

const handlers = new WeakMap<PageBuild, RequestHandler>();

/** Renders one page: a web request in, a web response out. */
export async function renderPage(
  build: PageBuild,
  request: Request,
  own: PageRequest,
  around: PageSurroundings,
): Promise<Response> {
  const { RouterContextProvider, pageContext, inLanguageOf } = build.entry.module;
  const context = new RouterContextProvider();
  context.set(pageContext, { ...own, ...around });
  return inLanguageOf(request, () => handlerOf(build)(request, context));
}

function handlerOf(build: PageBuild): RequestHandler {
  const known = handlers.get(build);
  if (known) return known;
  // Always 'production': what goes wrong is told by our own error page, never by a stack.
  const made = build.entry.module.createRequestHandler(build, 'production');
  handlers.set(build, made);
  return made;
}
