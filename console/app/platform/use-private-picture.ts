import { scopeHeaders } from '@rialto/api-client/scope-headers.ts';
import { useEffect, useState } from 'react';
import { staffScope } from './api.ts';

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
  const answer = await fetch(path, { headers: scopeHeaders(staffScope()), signal });
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`);
  return answer.blob();
}
