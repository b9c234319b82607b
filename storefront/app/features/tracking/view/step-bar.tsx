import { orderSteps, type StepTimes } from '@rialto/rules/order/steps.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { statusOf } from '../../../words/order-status.ts';

type Props = { order: { order_status: string } & Partial<StepTimes>; className?: string };

const NO_TIMES: StepTimes = { pending: null, confirmed: null, picked_up: null, delivered: null };

/** The four steps as four segments. Only decoration: the steps are written out elsewhere. */
export function StepBar({ order, className }: Props) {
  const steps = orderSteps(statusOf(order), { ...NO_TIMES, ...order });
  return (
    <span className={classNames('grid grid-cols-4 gap-1.5', className)} aria-hidden>
      {steps.map(({ name, state }) => (
        <span key={name} className={classNames('h-1.5 overflow-hidden rounded-full', LOOKS[state])} />
      ))}
    </span>
  );
}

const LOOKS = { done: 'bg-accent', current: 'bg-accent step-current', coming: 'bg-wash-strong' };
