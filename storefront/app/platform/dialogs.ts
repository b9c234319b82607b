import type { Point } from '@rialto/contract/shapes/point.ts';
import { useSyncExternalStore } from 'react';

export type PickedPlace = { zoneIds: number[]; point: Point; address: string };

/** How a location is used after it was picked (specification 1, section 4). */
export type PickMode =
  | { kind: 'visit' }
  | { kind: 'store' }
  | { kind: 'move'; onPick: (place: PickedPlace) => void }
  | { kind: 'parcel'; onPick: (place: PickedPlace) => void }
  | { kind: 'receiver'; onPick: (place: PickedPlace) => void };

/** Dialogs that any part may open by name, so that features need not know each other. */
export type OpenDialog =
  | { name: 'location-picker'; mode: PickMode; text?: string; at?: Point; locate?: boolean }
  | { name: 'module-chooser'; afterPick: boolean }
  | { name: 'location-permission' }
  | { name: 'insert-location' }
  | { name: 'shop-map' }
  | { name: 'cart' };

let open: OpenDialog[] = [];
const listeners = new Set<() => void>();

export const dialogs = {
  open(dialog: OpenDialog): void {
    change([...open.filter(({ name }) => name !== dialog.name), dialog]);
  },
  close(name: OpenDialog['name']): void {
    change(open.filter((dialog) => dialog.name !== name));
  },
};

export function useOpenDialogs(): OpenDialog[] {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => noDialogs,
  );
}

const noDialogs: OpenDialog[] = [];

function change(next: OpenDialog[]): void {
  open = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
