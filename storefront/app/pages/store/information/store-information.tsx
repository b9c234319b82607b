import { t } from '@rialto/texts/text.ts';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { ContactList } from './contact-list.tsx';
import { HoursTable } from './hours-table.tsx';
import { Container } from '@rialto/ui/base/container.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useStoreOutlet } from '../store-outlet.ts';
import { StorePartHead } from '../store-part-head.tsx';

const PointMap = lazy(async () => ({ default: (await import('../../../cards/addresses/point-map.tsx')).PointMap }));

/** Address, hours, contact and description (STO-03). */
export function StoreInformation() {
  const { store, words } = useStoreOutlet();
  return (
    <Container className="grid gap-x-10 gap-y-8 py-8 lg:grid-cols-[1.4fr_1fr]">
      <StorePartHead store={store} part={t('store.tab_information')} path="information" />
      <div className="flex flex-col gap-8">
        {store.about && (
          <Part id="about" title={t('store.about')}>
            <p className="max-w-2xl text-md leading-relaxed whitespace-pre-line text-ink-soft">{store.about}</p>
          </Part>
        )}
        <Part id="address" title={t('store.address')}>
          <p className="mb-4 flex gap-2 text-md text-ink-soft">
            <MapPin className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden />
            {store.address}
          </p>
          <div className="h-72 overflow-hidden rounded-lg border border-hairline sm:h-80 noscript:hidden">
            <Suspense fallback={<Skeleton className="h-full rounded-none" />}>
              <PointMap
                label={t('store.map', { name: store.name })}
                marker={store.name}
                lat={store.latitude}
                lng={store.longitude}
              />
            </Suspense>
          </div>
        </Part>
      </div>
      <div className="flex flex-col gap-8">
        <Part id="hours" title={t('store.hours')}>
          <HoursTable schedules={store.schedules} today={words.today} />
        </Part>
        {(store.phone || store.email) && (
          <Part id="contact" title={t('store.contact')}>
            <ContactList phone={store.phone} email={store.email} />
          </Part>
        )}
      </div>
    </Container>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-xl font-bold text-ink">
        {title}
      </h2>
      {children}
    </section>
  );
}
