import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { isUndone } from '@rialto/rules/order/phase.ts';
import { orderSteps, type OrderStep } from '@rialto/rules/order/steps.ts';
import { Bike, Check, House, ReceiptText, Store, X, type LucideIcon } from 'lucide-react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { momentText } from '../../words/dates.ts';
import { statusOf, statusText } from '../../words/order-status.ts';

type StepFields = Pick<
  TrackedOrder,
  'order_status' | 'timeline' | 'pending' | 'confirmed' | 'picked_up' | 'delivered' | 'timezone' | 'order_type'
>;

/** The four steps of an order with their times (TRK-01), and where it stopped. */
export function OrderSteps({ order }: { order: StepFields }) {
  const status = statusOf(order);
  const steps = orderSteps(status, order);
  const stopped = isUndone(status) ? order.timeline.findLast((entry) => entry.status === status) : undefined;
  const shown = isUndone(status) ? steps.filter(({ state }) => state !== 'coming') : steps;
  return (
    <ol className="flex flex-col">
      {shown.map((step, index) => (
        <Step
          key={step.name}
          state={step.state}
          icon={step.state === 'done' ? Check : iconOf(step.name, order)}
          title={t(step.label)}
          at={step.at}
          timeZone={order.timezone}
          hasNext={index < shown.length - 1 || stopped !== undefined}
        />
      ))}
      {stopped && (
        <Step
          state="stopped"
          icon={X}
          title={statusText(status)}
          at={stopped.at}
          timeZone={order.timezone}
          note={stopped.reason}
          hasNext={false}
        />
      )}
    </ol>
  );
}

const icons: Record<OrderStep['name'], LucideIcon> = {
  pending: ReceiptText,
  confirmed: Store,
  picked_up: Bike,
  delivered: House,
};

function iconOf(name: OrderStep['name'], { order_type }: StepFields): LucideIcon {
  return name === 'confirmed' && order_type === 'parcel' ? Check : icons[name];
}

type StepProps = {
  state: OrderStep['state'] | 'stopped';
  icon: LucideIcon;
  title: string;
  at: string | null;
  timeZone: string | null;
  note?: string | null;
  hasNext: boolean;
};

function Step({ state, icon: Icon, title, at, timeZone, note, hasNext }: StepProps) {
  return (
    <li className="flex gap-4" aria-current={state === 'current' ? 'step' : undefined}>
      <span className="flex flex-col items-center" aria-hidden>
        <span className={classNames('grid size-9 shrink-0 place-items-center rounded-full', DOTS[state])}>
          <Icon className="size-4.5" />
        </span>
        {hasNext && (
          <span
            className={classNames('my-1 w-0.5 flex-1 rounded-full', state === 'done' ? 'bg-accent' : 'bg-hairline')}
          />
        )}
      </span>
      <div className={classNames('min-h-9 min-w-0 flex-1', hasNext ? 'min-h-16 pb-5' : '')}>
        <p
          className={classNames('pt-1.5 leading-snug', state === 'coming' ? 'text-ink-soft' : 'font-semibold text-ink')}
        >
          {title}
          <VisuallyHidden>{` · ${spoken(state)}`}</VisuallyHidden>
        </p>
        {at && (
          <time dateTime={at} className="text-sm text-ink-soft">
            {momentText(at, timeZone)}
          </time>
        )}
        {note && (
          <p className="text-sm text-ink-soft">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}

function spoken(state: StepProps['state']): string {
  if (state === 'coming') return t('order.step_coming');
  return state === 'current' ? t('order.step_current') : t('order.step_done');
}

const DOTS: Record<StepProps['state'], string> = {
  done: 'bg-accent text-accent-ink',
  current: 'bg-accent-soft text-accent-text ring-2 ring-accent',
  coming: 'border border-hairline bg-sunken text-ink-faint',
  stopped: 'bg-danger-soft text-danger-text',
};
