import { t } from '@rialto/texts/text.ts';
import { scopeHeaders } from '@rialto/api-client/scope-headers.ts';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { deviceScope } from '../../../platform/session/device-scope.ts';
import { storedGuest } from '../../../platform/session/guest.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';

/** A private picture: an img element cannot send the token, so it is fetched and shown as an object URL. */
export function PrivatePicture({ path, alt }: { path: string; alt: string }) {
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
  if (address === undefined) return <Skeleton className="size-24" />;
  if (address === null)
    return (
      <span className="grid size-24 place-items-center rounded-md bg-sunken text-ink-faint" role="img" aria-label={alt}>
        <ImageOff className="size-6" aria-hidden />
      </span>
    );
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={t('order.open_picture', { name: alt })}>
      <img src={address} alt={alt} className="size-24 rounded-md border border-hairline object-cover" />
    </a>
  );
}

async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  const { guest_id } = storedGuest();
  const asked = guest_id ? `${path}?guest_id=${encodeURIComponent(guest_id)}` : path;
  const answer = await fetch(asked, { headers: scopeHeaders(deviceScope()), signal });
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`);
  return answer.blob();
}
