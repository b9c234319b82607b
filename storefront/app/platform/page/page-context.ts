import { createContext } from 'react-router';

/** What the process around the pages gives to each request. */
export type PageContext = {
  /** For every script tag, as the content security policy demands. */
  nonce: string;
  /** Under which the shop's log knows the request. */
  requestId: string;
  /** For what should not have happened. */
  reportFault: (fault: unknown) => void;
  /** Sends a call to the API: in this process, or over HTTP when the shop uses another server. */
  fetchApi: (url: string, init: RequestInit) => Promise<Response>;
  /** The shop's idea of now: what a page shows of time must agree with what the API answers. */
  clock: () => Date;
  publicUrl: string;
  isProduction: boolean;
  /** Whether browsers may keep the shop for when there is no network. */
  isInstallable: boolean;
};

export const pageContext = createContext<PageContext>();
