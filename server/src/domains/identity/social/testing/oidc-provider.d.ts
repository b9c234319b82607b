/** Types for the parts that our tests use; the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Account = { accountId: string; claims(): object };
  type Configuration = {
    clients: object[];
    claims: Record<string, string[]>;
    cookies: { keys: string[] };
    findAccount(context: unknown, subject: string): Account;
  };

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
