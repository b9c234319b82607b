import { lazy } from 'react';
import { blockId, ProblemNote } from '../../features/ordering/blocks/block.tsx';
import { PlaceBar } from '../../features/ordering/blocks/place-button.tsx';
import { QuoteStatus } from '../../features/ordering/blocks/quote-status.tsx';
import { LazyBoundary } from '../../shell/lazy-boundary.tsx';
import { LazyLowerBlocks } from './blocks/lazy-lower-blocks.tsx';
import { ReceiverBlock } from './blocks/receiver-block.tsx';
import { SenderBlock } from './blocks/sender-block.tsx';
import type { Instruction } from './blocks/what-block.tsx';
import type { ParcelForm } from './form/parcel-form.ts';
import { byArea, type ProblemsByArea } from './form/problem-areas.ts';
import { LazyParcelMap } from './map/lazy-parcel-map.tsx';
import { isPricedQuote, ParcelSummary } from './parcel-summary.tsx';
import { useParcelPlacing } from './use-parcel-placing.ts';
import { useParcel, type Category } from './use-parcel.ts';

// Only asked after an attempt to place.
const PlacingDialogs = lazy(async () => ({
  default: (await import('../../features/ordering/blocks/placing-dialogs.tsx')).PlacingDialogs,
}));

type Props = { categories: readonly Category[]; instructions: readonly Instruction[]; start: ParcelForm };

/** From, to, what and how, who pays; beside them the map and the price. */
export function ParcelFormView({ categories, instructions, start }: Props) {
  const state = useParcel(categories, start);
  const placing = useParcelPlacing(state);
  const { parcel, quoting, payment } = state;
  const { quote, isAsking, failure } = quoting;
  const problems = byArea([...state.problems(placing.hasTried), ...placing.refused]);
  const total = isPricedQuote(state) ? (quote?.bill.total ?? null) : null;
  const due = { wallet: payment?.wallet ?? null, due: payment?.due ?? total ?? 0 };
  const button = { total, payment: due, isBusy: placing.isBusy, reason: null, onPlace: () => placing.place() };
  return (
    <>
      <div className="flex flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6">
        {/* On a phone the map follows the addresses; on a wide screen it is beside them. */}
        <div className="flex min-w-0 flex-col gap-3 max-lg:contents">
          <div className="flex flex-col gap-3 max-lg:order-1">
            {problems.whole && <Whole problems={problems.whole} />}
            <SenderBlock state={state} problems={problems} />
            <ReceiverBlock state={state} problems={problems} />
          </div>
          <LazyLowerBlocks state={state} instructions={instructions} problems={problems} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 max-lg:contents lg:sticky lg:top-20">
          <LazyParcelMap
            className="h-44 overflow-hidden rounded-lg border border-hairline max-lg:order-2 lg:h-56"
            from={parcel.sender.place}
            to={parcel.receiver.place}
            way={quote?.parcel?.route?.points ?? ''}
          />
          <div className="max-lg:order-4">
            <ParcelSummary state={state} button={button} />
          </div>
        </div>
      </div>
      <PlaceBar {...button} isDimmed={isAsking} />
      {quote && (
        <QuoteStatus {...{ quote, isAsking, failure }} payment={due} problems={Object.values(problems).flat()} />
      )}
      {placing.question && (
        <LazyBoundary>
          <PlacingDialogs placing={placing} seen={total ?? 0} />
        </LazyBoundary>
      )}
    </>
  );
}

function Whole({ problems }: { problems: NonNullable<ProblemsByArea['whole']> }) {
  return (
    <div id={blockId('whole')} tabIndex={-1} className="-mb-3 scroll-mt-20 rounded-md">
      <ProblemNote problems={problems} />
    </div>
  );
}
