import type { Landing } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { Smartphone } from 'lucide-react';
import { isWebAddress } from '../platform/navigation/web-address.ts';

/** Links to the shop's apps, shown only if their status is 1. */
export function AppLinks({ links }: { links: Landing['download_user_app_links'] }) {
  const shown = shownAppLinks(links);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {shown.map(({ url, label }) => (
        <li key={label}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-12 items-center gap-2.5 rounded-md bg-inverse px-5 text-sm font-semibold text-inverse-ink hover:opacity-90"
          >
            <Smartphone className="size-5" aria-hidden />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function shownAppLinks(links: Landing['download_user_app_links']): { url: string; label: string }[] {
  return [
    { url: links.apple_store_url, status: links.apple_store_url_status, label: t('footer.app_store') },
    { url: links.playstore_url, status: links.playstore_url_status, label: t('footer.play_store') },
  ].filter(({ url, status }) => status === 1 && isWebAddress(url));
}
