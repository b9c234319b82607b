import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { stopReasons } from '@rialto/rules/order/stop-reasons.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Camera, Phone } from 'lucide-react';
import { useState } from 'react';
import { pressStep } from '../../run/steps/take-step.ts';
import { cashHere } from '../../run/stops.ts';
import { LARGE_ACTION } from '../stop/large-action.ts';

type GiveUpDialogProps = { stop: Stop; onClose: () => void; onLeaveAtDoor: () => void };

const OTHER = 'other';
const REASON_MAX = 255;

/** A customer who is not there: call, leave the order at the door, or end it as not delivered with a reason. */
export function GiveUpDialog({ stop, onClose, onLeaveAtDoor }: GiveUpDialogProps) {
  const [isEnding, setIsEnding] = useState(false);
  const { phone, name } = stop.drop_off;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={isEnding ? t('courier.give_up_title') : t('courier.not_there')}
      description={isEnding ? endingText(stop) : undefined}
      closeLabel={t('courier.close')}
    >
      {isEnding ? (
        <Reasons
          onBack={() => setIsEnding(false)}
          onGiveUp={(reason) => {
            onClose();
            void pressStep(stop, 'give_up', { reason });
          }}
        />
      ) : (
        <div className="flex flex-col gap-3">
          {phone && (
            <a href={`tel:${phone}`} className={LARGE_ACTION}>
              <Phone aria-hidden />
              {t('courier.call_name', { name })}
            </a>
          )}
          {/* Cash cannot be collected from an empty doorway. */}
          {cashHere(stop) === 0 && (
            <button type="button" className={LARGE_ACTION} onClick={onLeaveAtDoor}>
              <Camera aria-hidden />
              {t('courier.deliver_at_door')}
            </button>
          )}
          <Button kind="danger" size="lg" className="min-h-14 text-lg!" onClick={() => setIsEnding(true)}>
            {t('courier.give_up')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function endingText({ parcel }: Stop): string {
  return parcel ? t('courier.give_up_parcel_text') : t('courier.give_up_text');
}

const labels = {
  no_answer: () => t('courier.reason_no_answer'),
  wrong_address: () => t('courier.reason_address'),
  not_wanted: () => t('courier.reason_refused'),
  cannot_pay: () => t('courier.reason_payment'),
};

function Reasons({ onBack, onGiveUp }: { onBack: () => void; onGiveUp: (reason: string) => void }) {
  const [chosen, setChosen] = useState('');
  const [other, setOther] = useState('');
  const reason = chosen === OTHER ? other.trim() : chosen;
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        legend={t('courier.give_up_title')}
        isLegendHidden
        name="reason"
        options={[
          ...stopReasons.courier.map((reason) => ({ value: reason, label: labels[reason]() })),
          { value: OTHER, label: t('courier.reason_other') },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === OTHER && (
        <TextArea
          label={t('courier.give_up_other')}
          value={other}
          maxLength={REASON_MAX}
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
      )}
      <Button
        kind="danger"
        size="lg"
        isFull
        className="min-h-16 text-lg!"
        disabled={reason === ''}
        onClick={() => onGiveUp(reason)}
      >
        {t('courier.give_up_confirm')}
      </Button>
      <Button kind="ghost" size="lg" isFull onClick={onBack}>
        {t('courier.back')}
      </Button>
    </div>
  );
}
