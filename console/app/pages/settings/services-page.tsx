import { readServices, type Services } from '@rialto/contract/calls/console/services.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { FailedEventsCard } from './services/failed-events-card.tsx';
import { MailForm } from './services/mail-form.tsx';
import { PushCard } from './services/push-card.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SmsForm } from './services/sms-form.tsx';
import { StripeForm } from './services/stripe-form.tsx';

/** Mail, SMS, payment and push, each with a test. OPS-12. */
export function ServicesPage() {
  const services = useQuery(queryOf(readServices, {}));
  return (
    <SettingsFrame active="services" text={t('console.services_text')}>
      <QueryState query={services} skeleton={<Skeleton className="h-120" />}>
        {({ mail, sms, stripe, push }) => (
          <div className="flex max-w-3xl flex-col gap-6">
            <ServiceCard title={t('console.services_mail')} source={mail.source}>
              <MailForm key={JSON.stringify(mail)} mail={mail} />
            </ServiceCard>
            <ServiceCard title={t('console.services_sms')} source={sms.source}>
              <SmsForm key={JSON.stringify(sms)} sms={sms} />
            </ServiceCard>
            <ServiceCard title={t('console.services_stripe')} source={stripe.source}>
              <StripeForm key={JSON.stringify(stripe)} stripe={stripe} />
            </ServiceCard>
            <PushCard isOn={push.is_on} />
            <FailedEventsCard />
          </div>
        )}
      </QueryState>
    </SettingsFrame>
  );
}

type Source = Services['mail']['source'];

function ServiceCard({ title, source, children }: { title: string; source: Source; children: ReactNode }) {
  const names = {
    machine: t('console.services_machine'),
    console: t('console.services_set'),
    none: t('console.services_none'),
  };
  const tones = { machine: 'info', console: 'success', none: 'neutral' } as const;
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-hairline bg-surface p-5">
      <h2 className="flex flex-wrap items-center gap-3 text-lg font-bold">
        {title}
        <Badge tone={tones[source]}>{names[source]}</Badge>
      </h2>
      {source === 'machine' && <p className="text-ink-soft">{t('console.services_machine_text')}</p>}
      {children}
    </section>
  );
}
