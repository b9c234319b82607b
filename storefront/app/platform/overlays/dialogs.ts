import type { Point } from '@rialto/contract/shapes/point.ts';
import { createShared } from '../query/shared-value.ts';

export type PickedPlace = { zoneIds: number[]; point: Point; address: string };

/** How a location is used after it was picked (specification 1, section 4). */
export type PickMode =
  | { kind: 'visit' }
  | { kind: 'store' }
  | { kind: 'move'; onPick: (place: PickedPlace) => void }
  | { kind: 'parcel'; onPick: (place: PickedPlace) => void }
  | { kind: 'receiver'; onPick: (place: PickedPlace) => void };

/** An address as the form shows and keeps it; `id` once it is saved with an account. */
export type AddressFields = {
  id: number | null;
  address: string;
  address_type: string;
  road: string;
  house: string;
  floor: string;
  additional_information: string;
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  latitude: number;
  longitude: number;
  zone_ids: number[];
};

/** Dialogs that any part may open by name, so that features need not know each other. */
export type OpenDialog =
  | { name: 'location-picker'; mode: PickMode; text?: string; at?: Point; locate?: boolean }
  | { name: 'module-chooser'; afterPick: boolean }
  | { name: 'location-permission' }
  | { name: 'insert-location' }
  | { name: 'shop-map' }
  | { name: 'cart' }
  | { name: 'wishlist' }
  /** Asked before a guest goes to the checkout (CRT-07). */
  | { name: 'login-or-guest' }
  /** Asked before the cart of another store is emptied (CRT-03). */
  | { name: 'clear-cart'; storeName: string; onConfirm: () => void }
  /** From the drawer of the landing page one stays there (NAV-12). */
  | { name: 'log-out'; isFromDrawer?: boolean }
  /** A saved address of a customer, or where a guest lives; `onDone` is told what was kept (ADR-01). */
  | { name: 'address-form'; editing: AddressFields | null; onDone: (kept: AddressFields) => void };

const shown = createShared<OpenDialog[]>([]);

export const dialogs = {
  open(dialog: OpenDialog): void {
    shown.write([...shown.read().filter(({ name }) => name !== dialog.name), dialog]);
  },
  close(name: OpenDialog['name']): void {
    shown.write(shown.read().filter((dialog) => dialog.name !== name));
  },
};

export const useOpenDialogs = shown.use;
