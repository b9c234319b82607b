import type { Point } from '@rialto/contract/shapes/point.ts';
import type { AddressFields } from './address.ts';
import { createSharedState } from '../platform/overlays/shared-state.ts';

export type PickedPlace = { zoneIds: number[]; point: Point; address: string };

/** The purpose of a location pick (specification 1, section 4). */
export type PickMode =
  | { kind: 'visit' }
  | { kind: 'store' }
  | { kind: 'move'; onPick: (place: PickedPlace) => void }
  | { kind: 'parcel'; onPick: (place: PickedPlace) => void }
  | { kind: 'receiver'; onPick: (place: PickedPlace) => void };

/** Every dialog that can be opened by name, so that features need not import each other. */
export type OpenDialog =
  | { name: 'location-picker'; mode: PickMode; text?: string; at?: Point }
  | { name: 'module-chooser'; afterPick: boolean }
  | { name: 'location-permission' }
  | { name: 'insert-location' }
  | { name: 'shop-map' }
  | { name: 'cart' }
  | { name: 'wishlist' }
  /** Follows a running order of the customer (TRK-01). */
  | { name: 'tracking'; orderId: number }
  /** Pictures of a review, beginning with one of them. */
  | { name: 'pictures'; images: readonly string[]; at: number }
  /** Asked before a guest goes to the checkout (CRT-07). */
  | { name: 'login-or-guest' }
  /** Asked before the cart of another store is emptied (CRT-03). */
  | { name: 'clear-cart'; storeName: string; onConfirm: () => void }
  /** Opened from the drawer of the landing page, logging out does not navigate (NAV-12). */
  | { name: 'log-out'; isFromDrawer?: boolean }
  /** Adds or edits an address; `onDone` receives the saved fields (ADR-01). */
  | { name: 'address-form'; editing: AddressFields | null; onDone: (saved: AddressFields) => void };

const shown = createSharedState<OpenDialog[]>([]);

export const dialogs = {
  open(dialog: OpenDialog): void {
    shown.write([...shown.read().filter(({ name }) => name !== dialog.name), dialog]);
  },
  close(name: OpenDialog['name']): void {
    shown.write(shown.read().filter((dialog) => dialog.name !== name));
  },
  closeAll(): void {
    shown.write([]);
  },
};

export const useOpenDialogs = shown.use;
