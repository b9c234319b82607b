import { scopeHeaders } from '@rialto/api-client/scope-headers.ts';
import { useEffect, useState } from 'react';
import { deviceScope } from '../session/device-scope.ts';
import { storedGuest } from '../session/guest.ts';

/**
 * The object URL of a private picture: an img element cannot send the token, so it is fetched. Undefined while it loads,
 * null if it cannot be loaded.
 */
export function usePrivatePicture(path: string): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    const left = new AbortController();
    let made: string | undefined;
    fetchPicture(path, left.signal).then(
      (blob) => {
        if (left.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => !left.signal.aborted && setAddress(null),
    );
    return () => {
      left.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return address;
}

async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  const { guest_id } = storedGuest();
  const asked = guest_id ? `${path}?guest_id=${encodeURIComponent(guest_id)}` : path;
  const answer = await fetch(asked, { headers: scopeHeaders(deviceScope()), signal });
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`);
  return answer.blob();
}
