import { createContext } from 'react-router';

/** What the process around the pages gives to each request. */
export type PageContext = {
  /** For every script tag, as the content security policy demands. */
  nonce: string;
  /** Sends a call to the API: in this process, or over HTTP when the shop uses another server. */
  fetchApi: (url: string, init: RequestInit) => Promise<Response>;
  publicUrl: string;
  isProduction: boolean;
};

export const pageContext = createContext<PageContext>();
