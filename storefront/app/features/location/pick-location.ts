import { t } from '@rialto/texts/text.ts';
import { dialogs, type PickedPlace, type PickMode } from '../../platform/overlays/dialogs.ts';
import { savePlace } from '../../platform/session/save-scope.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

/** What a pick leads to, by what it was picked for (specification 1, section 4). */
export function pickLocation(place: PickedPlace, mode: PickMode): void {
  // A receiver's address is somebody else's: the visitor stays where they are. Who moves keeps the place themselves.
  if (mode.kind !== 'receiver' && mode.kind !== 'move') savePlace(place);
  dialogs.close('location-picker');
  if (mode.kind === 'visit') dialogs.open({ name: 'module-chooser', afterPick: true });
  if (mode.kind === 'parcel' || mode.kind === 'receiver' || mode.kind === 'move') mode.onPick(place);
  if (mode.kind === 'receiver') toasts.show({ kind: 'success', text: t('location.receiver_set') });
}
