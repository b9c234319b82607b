import { listModules } from '@rialto/contract/calls/modules.ts';
import { t } from '@rialto/texts/text.ts';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api.ts';
import type { PickedPlace } from '../../shared/dialogs.ts';
import { pageAfterMove } from '../../platform/session/after-switch.ts';
import { storedModule, storedZoneIds } from '../../platform/session/device-scope.ts';
import { savePlace } from '../../platform/session/save-scope.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

/** Changes the delivery location: saves it, shows a toast, and loads the page for the new zones (LOC-10). */
export function useChangeLocation(): (place: PickedPlace) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return async (place) => {
    const hasNewZones = !isSame(storedZoneIds(), place.zoneIds);
    savePlace(place);
    toasts.show({ kind: 'success', text: t('location.address_selected') });
    const next = pageAfterMove(here, { hasNewZones, hasModule: !hasNewZones || (await isModuleAvailable()) });
    void navigate(next, { replace: next === here, preventScrollReset: next === here });
  };
}

function isSame(before: number[], after: number[]): boolean {
  return before.length === after.length && after.every((id) => before.includes(id));
}

/** If the request fails, assume it is available; the page reports missing content itself. */
async function isModuleAvailable(): Promise<boolean> {
  const module = storedModule();
  return callApi(listModules, {}).then(
    (modules) => modules.some(({ id }) => id === module?.id),
    () => true,
  );
}
