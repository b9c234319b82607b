import { t } from '@rialto/texts/text.ts';
import { House, Package, Store, type LucideIcon } from 'lucide-react';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';

type Props = { order: Pick<TrackedOrder, 'store' | 'sender_details' | 'receiver_details'> };

/** Where the order comes from and who receives it (TRK-01). Who only knows number and phone sees the store alone. */
export function SenderReceiver({ order: { store, sender_details: sender, receiver_details: receiver } }: Props) {
  const from = store ?? (sender && { name: sender.contact_person_name, address: sender.address });
  return (
    <dl className="flex flex-col">
      {from && (
        <Party
          icon={store ? Store : Package}
          role={t('tracking.sender')}
          name={from.name}
          address={from.address}
          hasNext={!!receiver}
        />
      )}
      {receiver && (
        <Party
          icon={House}
          role={t('tracking.receiver')}
          name={receiver.contact_person_name}
          address={receiver.address}
          hasNext={false}
        />
      )}
    </dl>
  );
}

type PartyProps = {
  icon: LucideIcon;
  role: string;
  name: string | null;
  address: string | null;
  hasNext: boolean;
};

function Party({ icon: Icon, role, name, address, hasNext }: PartyProps) {
  return (
    <div className="relative min-h-10 ps-13 not-last:pb-5">
      <dt className="text-sm text-ink-soft">
        <span className="absolute start-0 top-0 grid size-10 place-items-center rounded-full bg-sunken" aria-hidden>
          <Icon className="size-5" />
        </span>
        {/* Joins the two places like a way. */}
        {hasNext && (
          <span className="absolute start-5 top-11 -bottom-1 border-s-2 border-dotted border-outline" aria-hidden />
        )}
        {role}
      </dt>
      <dd>
        {name && (
          <span className="block font-semibold text-ink">
            <bdi>{name}</bdi>
          </span>
        )}
        {address && (
          <span className="block text-sm text-ink-soft">
            <bdi>{address}</bdi>
          </span>
        )}
      </dd>
    </div>
  );
}
