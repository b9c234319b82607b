import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { PaymentChoice } from '../../../features/ordering/blocks/payment-choice.tsx';
import { ScheduleChoice } from '../../../features/ordering/blocks/schedule-choice.tsx';
import { TipChoice } from '../../../features/ordering/blocks/tip-choice.tsx';
import type { Quote } from '../../../features/ordering/form/quote.ts';
import { numberText } from '../../../words/number-text.ts';
import type { ProblemsByArea } from '../form/problem-areas.ts';
import type { ParcelState } from '../use-parcel.ts';
import { PayerChoice } from './payer-choice.tsx';
import { WhatBlock, type Instruction } from './what-block.tsx';

export type LowerBlocksProps = {
  state: ParcelState;
  instructions: readonly Instruction[];
  problems: ProblemsByArea;
};

/** The third step: what is sent, when, and how it is paid. */
export function LowerBlocks({ state, instructions, problems }: LowerBlocksProps) {
  return (
    <>
      <WhatBlock state={state} instructions={instructions} problems={problems} />
      <HowBlocks state={state} problems={problems} />
    </>
  );
}

type HowProps = Omit<LowerBlocksProps, 'instructions'>;

/** When it is picked up, and how it is paid; known with the first quote. */
function HowBlocks({ state, problems }: HowProps) {
  const { parcel, change, payment, quoting, category } = state;
  const { quote, isAsking } = quoting;
  if (!quote || !payment) return category && isAsking ? <Skeleton className="h-135 rounded-lg" /> : null;
  return (
    <>
      <ScheduleChoice
        timeZone={quote.parcel?.timezone ?? 'UTC'}
        isOpen
        slots={quote.slots}
        value={parcel.scheduleAt}
        onChange={(scheduleAt) => change({ scheduleAt })}
        nowHint={nowHint(quote)}
        clockHint={t('parcel.clock')}
        problems={problems.time}
      />
      <PayerChoice
        quote={quote.parcel}
        value={parcel.payer}
        onChange={(payer) => change({ payer })}
        problems={problems.payer}
      />
      {parcel.payer === 'sender' && (
        <PaymentChoice
          quote={quote}
          payment={payment}
          onChange={change}
          cash={{ label: t('parcel.cash'), hint: t('parcel.cash_hint') }}
          problems={problems.payment}
        />
      )}
      <TipChoice
        value={parcel.tip}
        onChange={(tip) => change({ tip })}
        most={quote.maximum_tip}
        problems={problems.tip}
      />
    </>
  );
}

function nowHint({ delivery_minutes: minutes }: Quote): string {
  if (!minutes) return t('parcel.now_hint');
  return t('parcel.now_in', { range: `${numberText(minutes.min)}–${numberText(minutes.max)}` });
}
