import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isolated } from '../../../platform/page/isolated.ts';
import { Fold } from '../../../features/ordering/blocks/fold.tsx';
import { endOfAddress } from '../form/ends.ts';
import type { ProblemsByArea } from '../form/problem-areas.ts';
import type { End } from '../form/parcel-form.ts';
import type { ParcelState } from '../use-parcel.ts';
import { EndBlock } from './end-block.tsx';
import { EndFields, problemsOfFields } from './end-fields.tsx';

type Props = { state: ParcelState; problems: ProblemsByArea };

/** Where the courier picks it up. Usually everything is known, so the fields are folded. */
export function SenderBlock({ state, problems: { sender: problems = [] } }: Props) {
  const { parcel, changeSender, isSignedIn, round } = state;
  const { sender } = parcel;
  const { revalidate } = useRevalidator();
  // The fields stay while a guest is typing in them.
  const [isUnknown] = useState(!isSignedIn && (sender.name === '' || sender.phone === ''));
  const fields = <EndFields kind="sender" end={sender} onChange={changeSender} {...{ round, isSignedIn, problems }} />;
  return (
    <EndBlock
      kind="sender"
      end={sender}
      isSignedIn={isSignedIn}
      problems={problems}
      onPlace={(part) => {
        changeSender(part);
        // The place is now the visitor's own too, and other zones may have other categories.
        void revalidate();
      }}
      onAddress={(address) => {
        const { name, phone, ...door } = endOfAddress(address);
        changeSender(name === '' || phone === '' ? door : { ...door, name, phone });
      }}
    >
      {isUnknown ? (
        fields
      ) : (
        <Fold
          title={t('parcel.contact_door')}
          text={summaryOf(sender)}
          isForcedOpen={problems.some(({ code }) => problemsOfFields.has(code))}
        >
          {fields}
        </Fold>
      )}
    </EndBlock>
  );
}

function summaryOf(end: End): string {
  return [end.name, end.phone && isolated(end.phone), end.road, end.house, end.floor].filter(Boolean).join(' · ');
}
