import { useState } from 'react';
import { LastOrder } from '../../../features/tracking/last-order.tsx';
import { TrackForm } from '../../../features/tracking/track-form.tsx';
import type { Tracking } from '../../../features/tracking/tracking-input.ts';

type Props = {
  /** The order that was not found, to correct it. */
  initial: Tracking | null;
  onTrack: (tracking: Tracking) => void;
};

/** Asks for the order, and suggests the last one of this device. */
export function OrderSearch({ initial, onTrack }: Props) {
  // The fields are uncontrolled; a new key resets them when the page fills them in.
  const [fills, setFills] = useState(0);
  return (
    <>
      <TrackForm key={fills} initial={initial} onTrack={onTrack} className="max-w-none! border border-hairline" />
      {initial === null && (
        <LastOrder
          onTrack={(last) => {
            setFills(fills + 1);
            onTrack(last);
          }}
        />
      )}
    </>
  );
}
