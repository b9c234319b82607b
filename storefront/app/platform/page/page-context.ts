import { createContext } from 'react-router';

/** What the host passes to the pages with each request. */
export type PageContext = {
  /** Set on every script tag, for the content security policy. */
  nonce: string;
  /** The id of the request in the log. */
  requestId: string;
  /** Logs an unexpected error. */
  reportFault: (fault: unknown) => void;
  /** Calls the API in this process, or over HTTP when the API runs on another server. */
  fetchApi: (url: string, init: RequestInit) => Promise<Response>;
  /** The same clock as the API uses, so that pages and responses agree. */
  clock: () => Date;
  publicUrl: string;
  isProduction: boolean;
  /** Whether to register the service worker. */
  isInstallable: boolean;
};

export const pageContext = createContext<PageContext>();
