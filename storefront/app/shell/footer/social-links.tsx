import type { Config } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { isWebAddress } from '../../platform/navigation/web-address.ts';

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

/** Our own drawings in public/social.svg: we may not ship the networks' logos. */
const drawn = ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest'];

function SocialIcon({ name }: { name: string }) {
  const id = name.toLowerCase();
  if (!drawn.includes(id)) return <span className="text-sm font-bold">{name.slice(0, 1).toUpperCase()}</span>;
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden>
      <use href={`/social.svg#${id}`} />
    </svg>
  );
}
