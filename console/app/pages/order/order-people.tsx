import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Bike, ContactRound, MapPin, MessageSquare, Phone, Store, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../platform/own-account.ts';
import { dayAndTime } from '../../words/times.ts';
import { Card } from './card.tsx';
import type { WholeOrder } from './whole-order.ts';

const LINK = 'flex min-h-9 w-fit items-center gap-1.5 text-accent-text hover:underline';

/** Who and where: the customer, the store, the courier and when it arrives. */
export function OrderPeople({ order }: { order: WholeOrder }) {
  const { contact, store, courier, delivery_address: address } = order;
  return (
    <div className="flex flex-col gap-5">
      <Card title={t('console.order_people')}>
        <div className="flex flex-col gap-4">
          <Entry icon={<UserRound />} label={t('console.order_customer')}>
            <span className="block">{contact?.name ?? order.customer_name ?? t('console.board_guest')}</span>
            {contact?.phone && <PhoneLink phone={contact.phone} />}
            <CustomerLinks order={order} />
          </Entry>
          {address && (
            <Entry icon={<MapPin />} label={t('console.order_address')}>
              <span className="block">
                <bdi>{address.address}</bdi>
              </span>
              <span className="block text-sm text-ink-soft">
                <bdi>{[address.road, address.house, address.floor, address.note].filter(Boolean).join(' · ')}</bdi>
              </span>
            </Entry>
          )}
          {store && (
            <Entry icon={<Store />} label={t('console.order_store')}>
              {store.name}
            </Entry>
          )}
          <Entry icon={<Bike />} label={t('console.order_courier')}>
            {courier ? (
              <>
                <span className="block">{`${courier.f_name} ${courier.l_name}`}</span>
                {courier.phone && <PhoneLink phone={courier.phone} />}
              </>
            ) : (
              t('console.order_no_courier')
            )}
          </Entry>
        </div>
      </Card>
      <OrderTimes order={order} />
    </div>
  );
}

/** The account of the customer, and what the customer wrote. */
function CustomerLinks({ order: { customer_id: customer, conversation_id: conversation } }: { order: WholeOrder }) {
  const mayRead = useMay('support');
  const links = [
    { id: customer, to: `/customers/${customer}`, icon: <ContactRound />, text: t('console.order_account') },
    {
      id: conversation,
      to: `/conversations?id=${conversation}`,
      icon: <MessageSquare />,
      text: t('console.order_chat'),
    },
  ];
  if (!mayRead) return null;
  return links
    .filter(({ id }) => id !== null)
    .map(({ to, icon, text }) => (
      <Link key={to} to={to} className={classNames(LINK, '[&>svg]:size-4')}>
        {icon}
        {text}
      </Link>
    ));
}

function OrderTimes({ order }: { order: WholeOrder }) {
  const rows: [string, string | null][] = [
    [t('console.order_time_scheduled'), order.schedule_at],
    [t('console.order_time_begin'), order.begin_by],
    [t('console.order_time_ready'), order.ready_by],
    [t('console.order_time_arrival'), order.arrival?.until ?? null],
  ];
  const codes: [string, string | null][] = [
    [t('console.order_code_pick_up'), order.pick_up_code],
    [t('console.order_code_handover'), order.handover_code],
  ];
  const known = [
    ...rows.map(([label, at]): [string, string | null] => [label, at && dayAndTime(at, order.timezone)]),
    ...codes,
  ].filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <Card title={t('console.order_times')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {known.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Entry({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span className="mt-0.5 text-ink-soft [&>svg]:size-5" aria-hidden>
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="text-sm font-medium text-ink-soft">{label}</h3>
        <div className="[overflow-wrap:anywhere]">{children}</div>
      </div>
    </div>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone}`} className={LINK}>
      <Phone className="size-4" aria-hidden />
      <span dir="ltr">{phone}</span>
    </a>
  );
}
