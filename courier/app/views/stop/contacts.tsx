import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { Navigation, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { navigationLink } from '../../run/way/navigation-link.ts';
import { nextPlace } from '../../run/stops.ts';
import { ChatButton } from './chat-button.tsx';
import { LARGE_ACTION } from './large-action.ts';

/** Navigation in the phone's own app, a call where the shop shows numbers, and messages. */
export function Contacts({ stop }: { stop: Stop }) {
  const place = nextPlace(stop);
  return (
    <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2">
      <LargeLink
        href={navigationLink(place, navigator.userAgent)}
        target="_blank"
        rel="noreferrer"
        icon={<Navigation aria-hidden />}
        aria-label={t('courier.navigate_to', { name: place.name })}
      >
        {t('courier.navigate')}
      </LargeLink>
      {place.phone && (
        <LargeLink
          href={`tel:${place.phone}`}
          icon={<Phone aria-hidden />}
          aria-label={t('courier.call_name', { name: place.name })}
        >
          {t('courier.call')}
        </LargeLink>
      )}
      <ChatButton stop={stop} />
    </div>
  );
}

function LargeLink({ icon, children, ...rest }: ComponentProps<'a'> & { icon: ReactNode }) {
  return (
    <a {...rest} className={LARGE_ACTION}>
      {icon}
      {children}
    </a>
  );
}
