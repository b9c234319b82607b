import { t } from '@rialto/texts/text.ts';
import { LocateFixed } from 'lucide-react';
import { PinMap } from '../../cards/pin-map.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import type { AddressSpot } from './use-address-spot.ts';

/** The map under the pin. It opens near: where to is known already, or told by the text beside it. */
export function AddressMap({ spot }: { spot: AddressSpot }) {
  return (
    <div className="relative">
      <PinMap
        mapRef={spot.map}
        aim={spot.aim}
        isNear
        className="h-52 sm:h-64 md:h-full"
        isMoving={spot.isMoving}
        onMoveStart={spot.startMove}
        onMoveEnd={spot.endMove}
      />
      <IconButton
        kind="overlay"
        label={t('location.use_current')}
        onClick={() => void spot.locate()}
        className="absolute! end-3 top-3 z-20"
      >
        <LocateFixed aria-hidden />
      </IconButton>
    </div>
  );
}
