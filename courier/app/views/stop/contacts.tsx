import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { Navigation, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { navigationLink } from '../../run/way/navigation-link.ts';
import { nextPlace } from '../../run/stops.ts';

/** Large enough for gloves: navigation in the phone's own app, and a call where the shop shows numbers. */
export function Contacts({ stop }: { stop: Stop }) {
  const place = nextPlace(stop);
  return (
    <div className="mt-4 grid auto-cols-fr grid-flow-col gap-3">
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
    </div>
  );
}

export const LARGE_ACTION =
  'flex min-h-14 items-center justify-center gap-2 rounded-md border-2 border-ink bg-surface px-3 text-lg font-semibold select-none active:bg-wash-strong';

function LargeLink({ icon, children, ...rest }: ComponentProps<'a'> & { icon: ReactNode }) {
  return (
    <a {...rest} className={LARGE_ACTION}>
      {icon}
      {children}
    </a>
  );
}
