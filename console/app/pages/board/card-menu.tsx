import { isBeingPrepared, type OrderType } from '@rialto/rules/order/status.ts';
import { t } from '@rialto/texts/text.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@rialto/ui/overlays/menu.tsx';
import { Ban, Check, Clock, EllipsisVertical, FileText, Printer } from 'lucide-react';
import { useNavigate } from 'react-router';
import { offeredSteps } from '../../features/orders/board-columns.ts';
import { pressStep } from '../../features/orders/steps/send-steps.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { stepText } from '../../words/order-words.ts';
import { minutesText } from '../../words/times.ts';
import { mainStep } from './main-step.ts';

const DELAYS = [5, 10, 20];
const MOST_MINUTES = 180;

type Props = { order: OrderOnBoard; onRefuse: (order: OrderOnBoard) => void };

/** Delay, refuse, the ticket and seldom steps. */
export function CardMenu({ order, onRefuse }: Props) {
  const navigate = useNavigate();
  const { id } = order;
  const steps = offeredSteps(order);
  const others = steps.filter(
    (step) => step !== mainStep(order) && step !== 'canceled' && step !== 'confirmed' && step !== 'accepted',
  );
  return (
    <Menu
      label={t('console.board_more')}
      align="end"
      trigger={(props) => (
        <IconButton {...props} label={t('console.board_more')}>
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
          <MenuItem icon={<Ban />} kind="danger" onSelect={() => onRefuse(order)}>
            {stepText('canceled', order)}
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
