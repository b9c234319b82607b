import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { CalendarClock, Zap } from 'lucide-react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Block } from './block.tsx';
import { TWO_COLUMNS } from './two-columns.ts';
import { slotDays, type Slot, type SlotDay } from './slot-days.ts';
import { dayName, slotSentence } from './slot-text.ts';
import { slotText } from '../../../words/dates.ts';
import type { QuoteStore } from '../form/checkout-form.ts';

type Props = {
  store: QuoteStore;
  slots: Slot[];
  value: string | null;
  onChange: (scheduleAt: string | null) => void;
  nowHint: string;
  problems?: Problem[] | undefined;
};

/** Now, or in one of the store's half-hour slots (CHK-01, STO-04). */
export function ScheduleChoice({ store, slots, value, onChange, nowHint, problems }: Props) {
  const days = slotDays(slots, store.timezone, new Date());
  const first = slots[0];
  const isOpen = store.open === 1;
  return (
    <Block
      area="time"
      title={t('checkout.when')}
      problems={problems}
      mend={<SlotFix {...{ store, first, days, onChange }} />}
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
      {value !== null && <SlotPicker {...{ days, value, onChange }} timeZone={store.timezone} />}
    </Block>
  );
}

type PickerProps = { days: SlotDay[]; value: string; onChange: (at: string) => void; timeZone: string };

function SlotPicker({ days, value, onChange, timeZone }: PickerProps) {
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
        hint={isElsewhere ? t('checkout.store_clock') : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        options={(chosen?.slots ?? []).map((slot) => ({ value: slot.from, label: slotText(slot, timeZone) }))}
      />
    </div>
  );
}

type SlotFixProps = Pick<Props, 'store' | 'onChange'> & { first: Slot | undefined; days: SlotDay[] };

/** A closed store with slots proposes the first; otherwise only a link back remains. */
function SlotFix({ store, first, days, onChange }: SlotFixProps) {
  if (first)
    return (
      <Button kind="secondary" size="sm" onClick={() => onChange(first.from)}>
        {t('checkout.order_for', { when: slotSentence(first, days, store.timezone) })}
      </Button>
    );
  return (
    <Link to={paths.store(store)} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
      {t('checkout.back_to_store')}
    </Link>
  );
}
