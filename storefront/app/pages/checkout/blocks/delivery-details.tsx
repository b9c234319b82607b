import { AddressBlock } from './address-block.tsx';
import { ContactBlock } from './contact-block.tsx';
import { OrderTypeChoice } from './order-type-choice.tsx';
import type { byArea } from '../form/problem-areas.ts';
import type { ComponentProps, ReactNode } from 'react';

type Props = {
  store: { delivery: number; take_away: number; zone_id: number };
  orderType: ComponentProps<typeof OrderTypeChoice>['value'];
  onOrderType: ComponentProps<typeof OrderTypeChoice>['onChange'];
  destination: ComponentProps<typeof AddressBlock>['state'];
  problems: ReturnType<typeof byArea>;
  /** Beside the contact on a wide screen. */
  children?: ReactNode;
};

/** Order type, address and contact. */
export function DeliveryDetails({ store, orderType, onOrderType, destination, problems, children }: Props) {
  return (
    <>
      <OrderTypeChoice
        canDeliver={store.delivery === 1}
        canBeFetched={store.take_away === 1}
        value={orderType}
        onChange={onOrderType}
        problems={problems.type}
      />
      {orderType === 'delivery' && (
        <AddressBlock state={destination} storeZoneId={store.zone_id} problems={problems.address} />
      )}
      <div className={children ? 'flex flex-col gap-3 lg:flex-row lg:flex-wrap lg:*:flex-1' : 'contents'}>
        {/* An address that was chosen with another contact starts the block again. */}
        <ContactBlock
          key={destination.address?.contact_person_number}
          state={destination}
          problems={problems.contact}
        />
        {children}
      </div>
    </>
  );
}
