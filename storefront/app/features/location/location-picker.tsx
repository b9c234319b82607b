import { readPlace } from '@rialto/contract/calls/geo.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import { LocateFixed, Maximize2, Minimize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/api.ts';
import { dialogs, type PickMode } from '../../shared/dialogs.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { storedPoint } from '../../platform/session/device-scope.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import type { MapHandle } from '@rialto/ui/media/map-view.tsx';
import { browserPosition } from '../../platform/device/browser-position.ts';
import { pickLocation } from './pick-location.ts';
import { PickerFooter } from './picker-footer.tsx';
import { PinMap } from '../../cards/addresses/pin-map.tsx';
import { PlaceSearchBox } from './place-search-box.tsx';
import { usePlaceAt } from '../../shared/use-place-at.ts';
import type { Suggestion } from './use-place-search.ts';

const NEAR_ZOOM = 17;

type Props = { mode: PickMode; initialText?: string; initialPoint?: Point | undefined };

/** Picks the delivery location by text search, map or browser position. */
export function LocationPicker({ mode, initialText = '', initialPoint }: Props) {
  const { config } = useRootData();
  const map = useRef<MapHandle>(null);
  const [point, setPoint] = useState<Point>(() => initialPoint ?? storedPoint() ?? config.default_location);
  // The target of the map while it is still loading, so that it does not move back from a place found meanwhile.
  const aim = useRef(point);
  const [isMoving, setMoving] = useState(false);
  const [isFull, setFull] = useState(false);
  const place = usePlaceAt(isMoving ? null : point);

  function moveTo(target: Point) {
    aim.current = target;
    setPoint(target);
    map.current?.flyTo(target, NEAR_ZOOM);
  }

  async function choose({ place_id }: Suggestion) {
    try {
      const { result } = await callApi(readPlace, { query: { placeid: place_id } });
      moveTo(result.geometry.location);
    } catch (thrown) {
      showErrors(thrown);
    }
  }

  async function locate() {
    const found = await browserPosition();
    if (found) moveTo(found);
    else dialogs.open({ name: 'location-permission' });
  }

  return (
    <Dialog
      open
      onClose={() => dialogs.close('location-picker')}
      title={titleOf(mode)}
      closeLabel={t('action.close')}
      size={isFull ? 'full' : 'lg'}
      isFlush
      footer={<PickerFooter place={place} onPick={(found) => pickLocation({ ...found, point }, mode)} />}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-2 px-4 pt-1 pb-3 sm:px-6">
          <PlaceSearchBox initialText={initialText} onChoose={(chosen) => void choose(chosen)} />
          <IconButton kind="secondary" label={t('location.use_current')} onClick={() => void locate()}>
            <LocateFixed className="size-5" aria-hidden />
          </IconButton>
          <IconButton
            kind="secondary"
            label={isFull ? t('location.leave_fullscreen') : t('location.fullscreen')}
            aria-pressed={isFull}
            onClick={() => setFull(!isFull)}
          >
            {isFull ? <Minimize2 className="size-5" aria-hidden /> : <Maximize2 className="size-5" aria-hidden />}
          </IconButton>
        </div>
        <PinMap
          mapRef={map}
          aim={aim}
          className={isFull ? 'min-h-0 flex-1' : 'h-[min(52vh,26rem)]'}
          isMoving={isMoving}
          onMoveStart={() => setMoving(true)}
          onMoveEnd={(centre) => {
            aim.current = centre;
            setMoving(false);
            setPoint(centre);
          }}
        />
      </div>
    </Dialog>
  );
}

function titleOf({ kind }: PickMode): string {
  if (kind === 'parcel') return t('parcel.address_from');
  return kind === 'receiver' ? t('parcel.address_to') : t('location.picker_title');
}
