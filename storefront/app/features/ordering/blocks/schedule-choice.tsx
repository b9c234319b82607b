import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { CalendarClock, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Block } from './block.tsx';
import { TWO_COLUMNS } from './two-columns.ts';
import { slotDays, type Slot, type SlotDay } from './slot-days.ts';
import { dayName, slotSentence } from './slot-text.ts';
import { slotText } from '../../../words/dates.ts';

type Props = {
  timeZone: string;
  /** Whether now is possible. */
  isOpen: boolean;
  slots: Slot[];
  value: string | null;
  onChange: (scheduleAt: string | null) => void;
  nowHint: string;
  /** Says that the times are not those of the visitor's clock. */
  clockHint: string;
  /** Offered where no slot is left. */
  wayBack?: ReactNode;
  problems?: Problem[] | undefined;
};

/** Now, or in one of the half-hour slots of a store or of the couriers (CHK-01, STO-04). */
export function ScheduleChoice({
  timeZone,
  isOpen,
  slots,
  value,
  onChange,
  nowHint,
  clockHint,
  wayBack,
  problems,
}: Props) {
  const days = slotDays(slots, timeZone, new Date());
  const first = slots[0];
  return (
    <Block
      area="time"
      title={t('checkout.when')}
      problems={problems}
      mend={first ? <SlotFix {...{ timeZone, first, days, onChange }} /> : wayBack}
    >
      <RadioGroup
        legend={t('checkout.when')}
        isLegendHidden
        name="when"
        look="cards"
        className={TWO_COLUMNS}
        value={value !== null ? 'later' : isOpen ? 'now' : null}
        onChange={(when) => onChange(when === 'later' ? (first?.from ?? null) : null)}
        options={[
          {
            value: 'now',
            label: t('checkout.now'),
            icon: <Zap aria-hidden />,
            isDisabled: !isOpen,
            ...(isOpen ? { hint: nowHint } : { reason: t('refusal.store_closed') }),
          },
          {
            value: 'later',
            label: t('checkout.later'),
            icon: <CalendarClock aria-hidden />,
            isDisabled: !first,
            ...(first ? { hint: t('checkout.later_hint') } : { reason: t('refusal.no_schedule') }),
          },
        ]}
      />
      {value !== null && <SlotPicker {...{ days, value, onChange, timeZone, clockHint }} />}
    </Block>
  );
}

type PickerProps = Pick<Props, 'timeZone' | 'clockHint'> & {
  days: SlotDay[];
  value: string;
  onChange: (at: string) => void;
};

function SlotPicker({ days, value, onChange, timeZone, clockHint }: PickerProps) {
  const chosen = days.find(({ slots }) => slots.some(({ from }) => from === value));
  const isElsewhere = Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone;
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2">
      <Select
        label={t('checkout.day')}
        value={chosen?.day ?? ''}
        placeholder={t('checkout.choose_day')}
        onChange={({ currentTarget }) => {
          const slot = days.find(({ day }) => day === currentTarget.value)?.slots[0];
          if (slot) onChange(slot.from);
        }}
        options={days.map((day) => ({ value: day.day, label: dayName(day, timeZone) }))}
      />
      <Select
        label={t('checkout.time')}
        value={chosen ? value : ''}
        placeholder={t('checkout.choose_time')}
        hint={isElsewhere ? clockHint : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        options={(chosen?.slots ?? []).map((slot) => ({ value: slot.from, label: slotText(slot, timeZone) }))}
      />
    </div>
  );
}

type SlotFixProps = Pick<Props, 'timeZone' | 'onChange'> & { first: Slot; days: SlotDay[] };

/** Where now is not possible, the first slot is proposed. */
function SlotFix({ timeZone, first, days, onChange }: SlotFixProps) {
  return (
    <Button kind="secondary" size="sm" onClick={() => onChange(first.from)}>
      {t('checkout.order_for', { when: slotSentence(first, days, timeZone) })}
    </Button>
  );
}
