import { listParcelReceivers } from '@rialto/contract/calls/parcels.ts';
import type { ParcelEnd } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { History } from 'lucide-react';
import { callApi } from '../../../platform/api/api.ts';
import { owned } from '../../../platform/query/invalidate.ts';
import type { Query } from '../../../platform/query/query.ts';
import { useQuery } from '../../../platform/query/use-query.ts';
import { storedGuest } from '../../../platform/session/guest.ts';
import { shortAddress } from '../../../words/short-address.ts';
import { endOfParcel } from '../form/former-end.ts';
import type { End } from '../form/parcel-form.ts';

const receiversQuery = (): Query<ParcelEnd[]> => ({
  key: ['parcelReceivers'],
  fetch: (signal) => callApi(listParcelReceivers, { query: storedGuest(), signal }),
  ...owned,
});

/** One press fills in everything. If they cannot be loaded, the fields are enough. */
export function FormerReceivers({ chosen, onChoose }: { chosen: End; onChoose: (end: End) => void }) {
  const list = useQuery(receiversQuery());
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
