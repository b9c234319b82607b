import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { HandoverKind } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { pressStep } from '../../run/steps/take-step.ts';
import { LargeButton, QuietButton } from '../actions/large-button.tsx';
import type { HandoverDialog } from './handover-dialogs.tsx';

const loadDialogs = () => import('./handover-dialogs.tsx');
const HandoverDialogs = lazy(() => loadDialogs().then((module) => ({ default: module.HandoverDialogs })));

/** Hands an order over as the shop wants it: with a code, with a photo, or by a press. */
export function DeliverAction({ stop, handover }: { stop: Stop; handover: HandoverKind }) {
  const [shown, setShown] = useState<HandoverDialog | null>(null);
  const deliver = handover === 'none' ? () => void pressStep(stop, 'deliver') : () => setShown(handover);
  // Now, while there is a network: it may be gone at the door.
  useEffect(() => void loadDialogs().catch(() => undefined), []);
  return (
    <>
      <LargeButton onClick={deliver}>{buttonText(stop, handover)}</LargeButton>
      <QuietButton onClick={() => setShown('not_there')}>{t('courier.not_there')}</QuietButton>
      {shown && (
        <Suspense>
          <HandoverDialogs stop={stop} handover={handover} shown={shown} onShow={setShown} />
        </Suspense>
      )}
    </>
  );
}

function buttonText({ cash_to_collect }: Stop, handover: HandoverKind): string {
  if (handover === 'code') return t('courier.deliver_code');
  if (handover === 'photo') return t('courier.deliver_photo');
  return cash_to_collect > 0 ? t('courier.deliver_cash') : t('courier.deliver');
}
