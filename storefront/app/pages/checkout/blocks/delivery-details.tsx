import { AddressBlock } from './address-block.tsx';
import { ContactBlock } from './contact-block.tsx';
import { OrderTypeChoice } from './order-type-choice.tsx';
import type { byArea } from '../form/problem-areas.ts';
import type { ComponentProps } from 'react';

type Props = {
  store: { delivery: number; take_away: number; zone_id: number };
  orderType: ComponentProps<typeof OrderTypeChoice>['value'];
  onOrderType: ComponentProps<typeof OrderTypeChoice>['onChange'];
  destination: ComponentProps<typeof AddressBlock>['state'];
  problems: ReturnType<typeof byArea>;
};

/** Order type, address and contact. Guests enter their contact with the address (CHK-05). */
export function DeliveryDetails({ store, orderType, onOrderType, destination, problems }: Props) {
  const isDelivery = orderType === 'delivery';
  const hasContactBlock = destination.isSignedIn || !isDelivery;
  const ofAddress = [...(problems.address ?? []), ...(hasContactBlock ? [] : (problems.contact ?? []))];
  return (
    <>
      <OrderTypeChoice
        canDeliver={store.delivery === 1}
        canBeFetched={store.take_away === 1}
        value={orderType}
        onChange={onOrderType}
        problems={problems.type}
      />
      {isDelivery && <AddressBlock state={destination} storeZoneId={store.zone_id} problems={ofAddress} />}
      {hasContactBlock && <ContactBlock state={destination} problems={problems.contact} />}
    </>
  );
}
