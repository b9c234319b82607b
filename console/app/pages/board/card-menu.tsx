import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { isBeingPrepared, type OrderType } from '@rialto/rules/order/status.ts';
import { t } from '@rialto/texts/text.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@rialto/ui/overlays/menu.tsx';
import { Ban, Check, Clock, EllipsisVertical, FileText, Printer } from 'lucide-react';
import { useNavigate } from 'react-router';
import { pressStep } from '../../features/orders/steps/send-steps.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { stepText } from '../../words/order-words.ts';
import { minutesText } from '../../words/times.ts';

const DELAYS = [5, 10, 20];
const MOST_MINUTES = 180;

type Props = { order: OrderOnBoard; mainStep: OrderStatus | null; onRefuse: (orderId: number) => void };

/** Delay, refuse, the ticket and seldom steps. */
export function CardMenu({ order, mainStep, onRefuse }: Props) {
  const navigate = useNavigate();
  const { id, next_steps: steps } = order;
  const others = steps.filter(
    (step) => step !== mainStep && step !== 'canceled' && step !== 'confirmed' && step !== 'accepted',
  );
  return (
    <Menu
      label={t('console.board_more')}
      align="end"
      trigger={(props) => (
        <IconButton
          {...props}
          label={t('console.board_more')}
          kind="secondary"
          size="lg"
          className="self-end rounded-md!"
        >
          <EllipsisVertical aria-hidden />
        </IconButton>
      )}
    >
      <MenuItem icon={<FileText />} onSelect={() => void navigate(`/orders/${id}`)}>
        {t('console.board_details')}
      </MenuItem>
      <MenuItem icon={<Printer />} onSelect={() => void navigate(`/orders/${id}?print`)}>
        {t('console.order_print')}
      </MenuItem>
      {isBeingPrepared(order.order_type as OrderType, order.order_status) && <DelayItems order={order} />}
      {others.map((step) => (
        <MenuItem key={step} icon={<Check />} onSelect={() => pressStep({ kind: 'step', orderId: id, to: step })}>
          {stepText(step, order)}
        </MenuItem>
      ))}
      {steps.includes('canceled') && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Ban />} kind="danger" onSelect={() => onRefuse(id)}>
            {t('console.board_refuse')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function DelayItems({ order: { id, prep_minutes: current, usual_prep_minutes: usual } }: { order: OrderOnBoard }) {
  const now = current ?? usual ?? 0;
  return DELAYS.filter((minutes) => now + minutes <= MOST_MINUTES).map((minutes) => (
    <MenuItem
      key={minutes}
      icon={<Clock />}
      onSelect={() => pressStep({ kind: 'prep', orderId: id, prepMinutes: now + minutes })}
    >
      {t('console.board_delay', { time: minutesText(minutes) })}
    </MenuItem>
  ));
}
