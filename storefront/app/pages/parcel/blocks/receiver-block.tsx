import { lazy, useState } from 'react';
import { readDevice } from '../../../platform/session/device.ts';
import { LazyBoundary } from '../../../shell/lazy-boundary.tsx';
import { endOfAddress } from '../form/ends.ts';
import type { ProblemsByArea } from '../form/problem-areas.ts';
import type { ParcelState } from '../use-parcel.ts';
import { EndBlock } from './end-block.tsx';
import { EndFields } from './end-fields.tsx';

const FormerReceivers = lazy(async () => ({ default: (await import('./former-receivers.tsx')).FormerReceivers }));

type Props = { state: ParcelState; problems: ProblemsByArea };

/** Where the parcel goes: a former receiver, a saved address, or somebody new. */
export function ReceiverBlock({ state, problems: { receiver: problems = [] } }: Props) {
  const { parcel, changeReceiver, isSignedIn, round } = state;
  const { receiver } = parcel;
  // A new guest has sent nothing yet.
  const [isKnown] = useState(isSignedIn || readDevice('guest_id') !== null);
  return (
    <EndBlock
      kind="receiver"
      end={receiver}
      isSignedIn={isSignedIn}
      problems={problems}
      onPlace={changeReceiver}
      onAddress={(address) => changeReceiver(endOfAddress(address))}
      start={
        isKnown && (
          <LazyBoundary>
            <FormerReceivers chosen={receiver} onChoose={changeReceiver} />
          </LazyBoundary>
        )
      }
    >
      <EndFields
        kind="receiver"
        end={receiver}
        onChange={changeReceiver}
        {...{ round, problems }}
        isSignedIn={isSignedIn}
      />
    </EndBlock>
  );
}
