import { listParcelReceivers } from '@rialto/contract/calls/parcels.ts';
import type { ParcelEnd } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { History } from 'lucide-react';
import { callApi } from '../../../platform/api/api.ts';
import { owned } from '../../../platform/query/invalidate.ts';
import type { Query } from '../../../platform/query/query.ts';
import { useQuery } from '../../../platform/query/use-query.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { useDevice } from '../../../platform/session/device.ts';
import { storedGuest } from '../../../platform/session/guest.ts';
import { shortAddress } from '../../../words/short-address.ts';
import { endOfAddress, endOfParcel } from '../form/ends.ts';
import type { End } from '../form/parcel-form.ts';
import type { ProblemsByArea } from '../form/problem-areas.ts';
import type { ParcelState } from '../use-parcel.ts';
import { EndBlock } from './end-block.tsx';
import { EndFields } from './end-fields.tsx';

type Props = { state: ParcelState; problems: ProblemsByArea };

/** Where the parcel goes: a former receiver, a saved address, or somebody new. */
export function ReceiverBlock({ state, problems: { receiver: problems = [] } }: Props) {
  const { parcel, changeReceiver, isSignedIn, round } = state;
  const { receiver } = parcel;
  return (
    <EndBlock
      kind="receiver"
      end={receiver}
      isSignedIn={isSignedIn}
      problems={problems}
      onPlace={changeReceiver}
      onAddress={(address) => changeReceiver(endOfAddress(address))}
      start={<FormerReceivers chosen={receiver} onChoose={changeReceiver} />}
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

const receiversQuery = (): Query<ParcelEnd[]> => ({
  key: ['parcelReceivers'],
  fetch: (signal) => callApi(listParcelReceivers, { query: storedGuest(), signal }),
  ...owned,
});

/** One press fills in everything. If they cannot be loaded, the fields are enough. */
function FormerReceivers({ chosen, onChoose }: { chosen: End; onChoose: (end: End) => void }) {
  // A new guest has sent nothing yet.
  const isKnown = [useIsSignedIn(), useDevice('guest_id') !== null].includes(true);
  const list = useQuery(isKnown ? receiversQuery() : null);
  if (list.kind !== 'ready' || list.data.length === 0) return null;
  return (
    <ChipRow label={t('parcel.former')} className="mb-3">
      {list.data.map((receiver) => {
        const end = endOfParcel(receiver);
        return (
          <ChoiceChip
            key={`${end.phone} ${end.place?.address}`}
            isChosen={isSame(end, chosen)}
            icon={<History aria-hidden />}
            onClick={() => onChoose(end)}
          >
            <bdi>{end.name}</bdi>
            <bdi className="max-w-40 truncate text-xs opacity-80">{shortAddress(end.place?.address ?? '')}</bdi>
          </ChoiceChip>
        );
      })}
    </ChipRow>
  );
}

function isSame(one: End, other: End): boolean {
  return one.phone === other.phone && one.name === other.name && one.place?.address === other.place?.address;
}
