import { LostAnswerDialog, PriceChangedDialog } from './outcome-dialogs.tsx';
import type { PlacingState } from '../form/use-order-placing.ts';

/** What is asked after an attempt to place: whether the new price is all right, or whether to try again. */
export function PlacingDialogs({ placing, seen }: { placing: PlacingState; seen: number }) {
  const { question, isBusy, place, dropQuestion } = placing;
  const changed = question?.kind === 'price_changed' ? question.total : null;
  return (
    <>
      <PriceChangedDialog
        isOpen={changed !== null}
        total={changed ?? seen}
        seen={seen}
        isBusy={isBusy}
        onCancel={dropQuestion}
        onConfirm={() => place(changed ?? undefined)}
      />
      <LostAnswerDialog
        isOpen={question?.kind === 'lost'}
        isBusy={isBusy}
        onCancel={dropQuestion}
        onConfirm={() => place()}
      />
    </>
  );
}
