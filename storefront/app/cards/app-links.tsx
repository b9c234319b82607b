import type { Landing } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { isWebAddress } from '../platform/navigation/web-address.ts';

/** Links to the shop's apps, shown only if their status is 1. */
export function AppLinks({ links }: { links: Landing['download_user_app_links'] }) {
  const shown = shownAppLinks(links);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {shown.map(({ url, label, drawing }) => (
        <li key={label}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-12 items-center gap-2.5 rounded-md bg-inverse px-5 text-sm font-semibold text-inverse-ink hover:opacity-90"
          >
            <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden>
              <use href={`/social.svg#${drawing}`} />
            </svg>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function shownAppLinks(links: Landing['download_user_app_links']) {
  return [
    {
      url: links.apple_store_url,
      status: links.apple_store_url_status,
      label: t('footer.app_store'),
      drawing: 'apple',
    },
    { url: links.playstore_url, status: links.playstore_url_status, label: t('footer.play_store'), drawing: 'play' },
  ].filter(({ url, status }) => status === 1 && isWebAddress(url));
}
