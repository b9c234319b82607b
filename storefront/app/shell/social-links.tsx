import type { Config } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { isWebAddress } from '../platform/navigation/web-address.ts';
import { SocialIcon } from './social-icon.tsx';

export function SocialLinks({ links }: { links: Config['social_media'] }) {
  const social = links.filter(({ link }) => isWebAddress(link));
  if (social.length === 0) return null;
  return (
    <ul className="flex gap-2" aria-label={t('footer.social')}>
      {social.map(({ name, link }) => (
        <li key={name}>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            className="grid size-11 place-items-center rounded-full border border-hairline bg-surface text-ink-soft hover:border-outline hover:text-ink"
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
