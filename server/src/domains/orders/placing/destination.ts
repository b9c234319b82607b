import { RefusalError } from '../../../platform/refuse.ts';
import { normalEmail, normalPhone } from '../../identity/identity.public.ts';
import type { CustomerFacts } from '../customer-facts.sql.ts';
import type { OrderAddress } from '../order-row.ts';
import type { Contact } from './place.sql.ts';

/** Where an order goes and who is there, as a form sends it. */
export type SentDestination = {
  address?: string | undefined;
  address_type?: string | null | undefined;
  road?: string | null | undefined;
  house?: string | null | undefined;
  floor?: string | null | undefined;
  additional_information?: string | null | undefined;
  contact_person_name?: string | undefined;
  contact_person_number?: string | undefined;
  contact_person_email?: string | null | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
};

/** Who is called about the order. A customer who says nothing is called as their account says (ADR-02 has the texts). */
export function contactOf(sent: SentDestination, customer: CustomerFacts | null, country: string): Contact {
  const name = sent.contact_person_name?.trim() || customer?.name;
  if (!name) throw new RefusalError({ code: 'name_required' });
  const written = sent.contact_person_number?.trim() || customer?.phone;
  if (!written) throw new RefusalError({ code: 'phone_required' });
  const number = normalPhone(written, country);
  if (number === null) throw new RefusalError({ code: 'phone_invalid' });
  const email = sent.contact_person_email?.trim();
  return { name, number, email: email ? normalEmail(email) : (customer?.email ?? null) };
}

/** The address of a delivery; the pin alone decides whether it is served, the text is for the courier. */
export function addressOf(sent: SentDestination): OrderAddress {
  const address = sent.address?.trim();
  if (!address || sent.latitude === undefined || sent.longitude === undefined)
    throw new RefusalError({ code: 'address_required' });
  const text = (value: string | null | undefined) => value?.trim() || null;
  return {
    address,
    addressType: text(sent.address_type),
    road: text(sent.road),
    house: text(sent.house),
    floor: text(sent.floor),
    additionalInformation: text(sent.additional_information),
    lat: sent.latitude,
    lng: sent.longitude,
  };
}
