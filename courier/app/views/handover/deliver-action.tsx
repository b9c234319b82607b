import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { HandoverKind } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useState } from 'react';
import { pressStep } from '../../run/steps/take-step.ts';
import { LargeButton, QuietButton } from '../actions/large-button.tsx';
import type { HandoverDialog, HandoverDialogs } from './handover-dialogs.tsx';

/** Called with the first order of a run, while there is a network: it may be gone at the door. */
export const loadDialogs = () => import('./handover-dialogs.tsx');

/** Hands an order over as the shop wants it: with a code, with a photo, or by a press. */
export function DeliverAction({ stop, handover }: { stop: Stop; handover: HandoverKind }) {
  const [shown, setShown] = useState<HandoverDialog | null>(null);
  const deliver = handover === 'none' ? () => void pressStep(stop, 'deliver') : () => setShown(handover);
  const [Dialogs, setDialogs] = useState<typeof HandoverDialogs | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (Dialogs === null)
      loadDialogs().then(
        (module) => setDialogs(() => module.HandoverDialogs),
        () => setHasFailed(true),
      );
  }, [Dialogs, shown]);
  return (
    <>
      <LargeButton onClick={deliver}>{buttonText(stop, handover)}</LargeButton>
      <QuietButton onClick={() => setShown('not_there')}>{t('courier.not_there')}</QuietButton>
      {shown && !Dialogs && hasFailed && (
        <p role="alert" className="text-center font-semibold text-danger-text">
          {t('courier.failed_text')}
        </p>
      )}
      {shown && Dialogs && <Dialogs stop={stop} handover={handover} shown={shown} onShow={setShown} />}
    </>
  );
}

function buttonText({ cash_to_collect }: Stop, handover: HandoverKind): string {
  if (handover === 'code') return t('courier.deliver_code');
  if (handover === 'photo') return t('courier.deliver_photo');
  return cash_to_collect > 0 ? t('courier.deliver_cash') : t('courier.deliver');
}
