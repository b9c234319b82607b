import { t } from '@rialto/texts/text.ts';
import { LocateFixed } from 'lucide-react';
import { PinMap } from '../../cards/addresses/pin-map.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import type { AddressPin } from './use-address-pin.ts';

/** The map under the pin. It opens zoomed in, because the starting point is usually near the address. */
export function AddressMap({ pin }: { pin: AddressPin }) {
  return (
    <div className="relative">
      <PinMap
        mapRef={pin.map}
        aim={pin.aim}
        isNear
        className="h-52 sm:h-64 md:h-full"
        isMoving={pin.isMoving}
        onMoveStart={pin.startMove}
        onMoveEnd={pin.endMove}
      />
      <IconButton
        kind="overlay"
        label={t('location.use_current')}
        onClick={() => void pin.locate()}
        className="absolute! end-3 top-3 z-20"
      >
        <LocateFixed aria-hidden />
      </IconButton>
    </div>
  );
}
