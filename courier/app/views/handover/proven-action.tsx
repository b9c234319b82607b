import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { HandoverKind } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useState } from 'react';
import { pressStep } from '../../run/steps/take-step.ts';
import { cashHere } from '../../run/stops.ts';
import { LargeButton, QuietButton } from '../actions/large-button.tsx';
import type { HandoverDialog, HandoverDialogs } from './handover-dialogs.tsx';

/** Called with the first order of a run, while there is a network: it may be gone at the door. */
export const loadDialogs = () => import('./handover-dialogs.tsx');

/** Takes the next step as the shop or the category of the parcel wants it: with a code, with a photo, or by a press. */
export function ProvenAction({ stop, proof }: { stop: Stop; proof: HandoverKind }) {
  const [shown, setShown] = useState<HandoverDialog | null>(null);
  const take = proof === 'none' ? () => void pressStep(stop, stop.next_step) : () => setShown(proof);
  const isDelivery = stop.next_step === 'deliver';
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
      <LargeButton onClick={take}>{isDelivery ? deliverText(stop, proof) : pickUpText(stop, proof)}</LargeButton>
      {isDelivery && <QuietButton onClick={() => setShown('not_there')}>{t('courier.not_there')}</QuietButton>}
      {shown && !Dialogs && hasFailed && (
        <p role="alert" className="text-center font-semibold text-danger-text">
          {t('courier.failed_text')}
        </p>
      )}
      {shown && Dialogs && <Dialogs stop={stop} proof={proof} shown={shown} onShow={setShown} />}
    </>
  );
}

function pickUpText(stop: Stop, proof: HandoverKind): string {
  if (proof === 'code') return t('courier.pick_up_code');
  if (proof === 'photo') return t('courier.pick_up_photo');
  return cashHere(stop) > 0 ? t('courier.pick_up_cash') : t('courier.pick_up');
}

function deliverText(stop: Stop, proof: HandoverKind): string {
  if (proof === 'code') return t('courier.deliver_code');
  if (proof === 'photo') return t('courier.deliver_photo');
  return cashHere(stop) > 0 ? t('courier.deliver_cash') : t('courier.deliver');
}
