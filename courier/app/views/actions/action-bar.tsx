import type { Run } from '@rialto/contract/calls/couriers.ts';
import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { isOnline } from '../../platform/connection.ts';
import { useStore } from '../../platform/store.ts';
import { setShift } from '../../run/change-shift.ts';
import { heldStep } from '../../run/steps/pending-steps.ts';
import { queue } from '../../run/steps/step-queue.ts';
import { pressStep } from '../../run/steps/take-step.ts';
import { cashHere, proofOf } from '../../run/stops.ts';
import { money } from '../../run/words.ts';
import { ProvenAction } from '../handover/proven-action.tsx';
import { problemText } from '../top-bar.tsx';
import { HeldStep } from './held-step.tsx';
import { LargeButton, QuietButton } from './large-button.tsx';

/** The next step, within reach of the thumb: one large button, or the step that can still be undone. */
export function ActionBar({ run, stop }: { run: Run; stop: Stop | undefined }) {
  const held = heldStep(useStore(queue));
  return (
    <div className="sticky bottom-0 z-20 mt-auto border-t border-hairline bg-ground p-4 pb-[max(1rem,env(safe-area-inset-bottom))] empty:hidden">
      {held ? (
        <HeldStep key={held.key} step={held} undoSeconds={run.settings.undo_seconds} />
      ) : (
        <Next run={run} stop={stop} />
      )}
    </div>
  );
}

function Next({ run, stop }: { run: Run; stop: Stop | undefined }) {
  if (!stop) return run.courier.is_on_shift === 1 ? null : <StartShift />;
  switch (stop.next_step) {
    case 'accept':
      return (
        <div className="flex flex-col gap-1">
          <LargeButton onClick={() => void pressStep(stop, 'accept')}>{t('courier.accept')}</LargeButton>
          <QuietButton onClick={() => void pressStep(stop, 'decline')}>{t('courier.decline')}</QuietButton>
        </div>
      );
    case 'pick_up':
      return stop.parcel ? <WithProof stop={stop} run={run} /> : <PickUp stop={stop} />;
    case 'deliver':
      return <WithProof stop={stop} run={run} />;
  }
}

function WithProof({ stop, run }: { stop: Stop; run: Run }) {
  return (
    <>
      <CashToTake stop={stop} run={run} />
      <ProvenAction key={`${stop.id} ${stop.next_step}`} stop={stop} proof={proofOf(stop, run)} />
    </>
  );
}

/** Online the store's "ready" is awaited; without a network the page cannot know it, and the courier decides. */
function PickUp({ stop }: { stop: Stop }) {
  const isAwaited = useStore(isOnline) && stop.is_ready === 0;
  return (
    <>
      {isAwaited && <p className="mb-3 text-center font-medium">{t('courier.not_ready_text')}</p>}
      <LargeButton disabled={isAwaited} onClick={() => void pressStep(stop, 'pick_up')}>
        {t('courier.pick_up')}
      </LargeButton>
    </>
  );
}

function CashToTake({ stop, run }: { stop: Stop; run: Run }) {
  const cash = cashHere(stop);
  // What the receiver pays is not collected from the sender.
  if (cash === 0 && stop.next_step !== 'deliver') return null;
  if (cash === 0)
    return <p className="mb-3 text-center text-lg font-semibold text-success-text">{t('courier.cash_none')}</p>;
  return (
    <p className="mb-3 flex items-baseline justify-between gap-4 rounded-md bg-warning px-4 py-2.5 text-warning-ink">
      <span className="text-lg font-semibold">
        {stop.next_step === 'deliver' ? t('courier.cash_take') : t('courier.cash_take_here')}
      </span>
      <strong className="text-2xl tabular-nums">{money(cash, run)}</strong>
    </p>
  );
}

function StartShift() {
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setIsStarting(true);
    setProblem(null);
    await setShift(true).catch((fault: unknown) => setProblem(problemText(fault)));
    setIsStarting(false);
  };
  return (
    <>
      <p role="alert" className="mb-3 text-center font-medium text-danger-text empty:hidden">
        {problem}
      </p>
      <LargeButton isLoading={isStarting} onClick={() => void start()}>
        {t('courier.start_shift')}
      </LargeButton>
    </>
  );
}
