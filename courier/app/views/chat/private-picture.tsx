import { t } from '@rialto/texts/text.ts';
import { useObjectUrl } from '@rialto/ui/fields/use-object-url.ts';
import { useEffect, useState } from 'react';
import { readFile } from '../../platform/connection.ts';

/** A picture of a conversation: it needs the courier's link, which the browser does not send for pictures. */
export function PrivatePicture({ address }: { address: string }) {
  const [picture, setPicture] = useState<Blob | null>(null);
  const shown = useObjectUrl(picture);
  useEffect(() => {
    let isGone = false;
    readFile(address).then(
      (blob) => !isGone && setPicture(blob),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [address]);
  return shown && <img src={shown} alt={t('courier.chat_picture')} className="my-1 max-h-60 rounded-md" />;
}
