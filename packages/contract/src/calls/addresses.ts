import Type, { type Static } from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { EMAIL_MAX_LENGTH } from '../shapes/email-address.ts';
import { message, optionalText } from '../shapes/fields.ts';
import { longId } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { latitude, longitude } from '../shapes/point.ts';
import { line, paragraphs } from '../shapes/text.ts';

const group = 'customer';
const needs = ['customer'] as const;

const savedAddress = Type.Object({
  id: longId,
  address_type: Type.String({ examples: ['home'] }),
  address_label: optionalText,
  address: Type.String({ examples: ['12 Harbour Street, Marsa Noor'] }),
  contact_person_name: Type.String({ examples: ['Mariam Adel'] }),
  contact_person_number: Type.String({ examples: ['+201001234567'] }),
  contact_person_email: optionalText,
  additional_information: optionalText,
  road: optionalText,
  house: optionalText,
  floor: optionalText,
  latitude,
  longitude,
  /** The zones that contain the point now; an address outside all zones can be saved but not delivered to. */
  zone_ids: Type.Array(Type.Integer()),
});
export type SavedAddress = Static<typeof savedAddress>;

const shortText = Type.Optional(Type.Union([line(100, 0), Type.Null()]));

/** Accepts more than the rules allow, so that missing fields are refused with the texts of the form (ADR-02). */
const addressForm = {
  address: Type.Optional(line(300, 0)),
  address_type: Type.Optional(line(50, 0)),
  address_label: Type.Optional(Type.Union([line(50, 0), Type.Null()])),
  contact_person_name: Type.Optional(line(100, 0)),
  contact_person_number: Type.Optional(line(30, 0)),
  contact_person_email: Type.Optional(Type.Union([line(EMAIL_MAX_LENGTH, 0), Type.Null()])),
  additional_information: Type.Optional(Type.Union([paragraphs(500, 0, ['Ring twice']), Type.Null()])),
  road: shortText,
  house: shortText,
  floor: shortText,
  latitude,
  longitude,
};
const refuses = ['address_required', 'name_required', 'phone_required', 'phone_invalid', 'email_invalid'] as const;

export const listAddresses = endpoint({
  method: 'GET',
  path: '/customer/address/list',
  group,
  summary: 'Saved addresses, latest first; those a store can reach when its zone is given.',
  needs,
  query: input({ store_zone_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })) }),
  reply: Type.Object({ addresses: Type.Array(savedAddress) }),
});

export const addAddress = endpoint({
  method: 'POST',
  path: '/customer/address/add',
  group,
  summary: 'Saves an address.',
  needs,
  body: input(addressForm),
  reply: Type.Object({ message: Type.String(), id: longId, zone_ids: Type.Array(Type.Integer()) }),
  refuses: [...refuses, 'too_many_addresses'],
});

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/customer/address/update/{id}',
  group,
  summary: 'Changes a saved address.',
  needs,
  params: input({ id: longId }),
  body: input({ ...addressForm, id: Type.Optional(longId) }),
  reply: message,
  refuses: [...refuses, 'address_unknown'],
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/customer/address/delete',
  group,
  summary: 'Forgets a saved address.',
  needs,
  query: input({ address_id: longId }),
  reply: message,
  refuses: ['address_unknown'],
});
