import { useState } from 'react';

/** The secret behind the # of the link. It is taken out of the address, so that the history does not keep it. */
export function useLinkSecret(): string {
  const [secret] = useState(() => location.hash.slice(1));
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  return secret;
}
