import type { App } from '../../../platform/app.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';

/** Identifies the caller. An invalid token ends the session; an unknown guest id counts as a failed lookup. */
export async function findCaller(
  app: Pick<App, 'customerOf' | 'ownerOf'>,
  token: string | null,
  guestId: string | undefined,
): Promise<Owner | null> {
  const customerId = token === null ? null : await app.customerOf(token);
  if (token !== null && customerId === null) throw new RefusalError({ code: 'token_invalid' });
  if (customerId === null && guestId === undefined) return null;
  return app.ownerOf({ customerId, guestId: guestId ?? null }).catch((thrown: unknown) => {
    if (thrown instanceof RefusalError) return null;
    throw thrown;
  });
}
