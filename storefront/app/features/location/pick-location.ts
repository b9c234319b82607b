import { t } from '@rialto/texts/text.ts';
import { dialogs, type PickedPlace, type PickMode } from '../../shared/dialogs.ts';
import { savePlace } from '../../platform/session/save-scope.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

/** Applies a picked location according to the purpose of the pick (specification 1, section 4). */
export function pickLocation(place: PickedPlace, mode: PickMode): void {
  dialogs.close('location-picker');
  switch (mode.kind) {
    case 'visit':
      savePlace(place);
      dialogs.open({ name: 'module-chooser', afterPick: true });
      return;
    case 'store':
      savePlace(place);
      return;
    case 'parcel':
      savePlace(place);
      mode.onPick(place);
      return;
    // The caller saves the place, after it has read the previous zones.
    case 'move':
      mode.onPick(place);
      return;
    // The receiver's address is not the visitor's own location, so it is not saved.
    case 'receiver':
      mode.onPick(place);
      toasts.show({ kind: 'success', text: t('location.receiver_set') });
  }
}
