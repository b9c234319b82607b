import { t } from '@rialto/texts/text.ts';
import { useMoney } from '../../words/use-money.ts';
import { moverText, paymentText, statusText } from '../../words/order-words.ts';
import { dayAndTime, minutesText } from '../../words/times.ts';
import { Card } from './card.tsx';
import type { WholeOrder } from './whole-order.ts';

type Entry = { at: string; title: string; text: string };

/** Steps, money and what staff changed, in the order in which it happened. */
export function OrderStory({ order }: { order: WholeOrder }) {
  const money = useMoney();
  const entries = [...steps(order), ...payments(order, money), ...changes(order)].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  );
  return (
    <Card title={t('console.order_story')}>
      <ol className="flex flex-col">
        {entries.map((entry, index) => (
          <li key={index} className="relative flex gap-3 pb-4 last:pb-0">
            <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-accent" aria-hidden />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{entry.title}</p>
              <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{entry.text}</p>
            </div>
            <time dateTime={entry.at} className="shrink-0 text-sm text-ink-soft tabular-nums">
              {dayAndTime(entry.at, order.timezone)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** A step by staff says who took it. */
function steps({ log, changes: done, created_at }: WholeOrder): Entry[] {
  const nameOf = (status: string, by: string) =>
    done.find(({ action, values }) => action === 'stepBoardOrder' && values['status'] === status)?.by ?? moverText(by);
  const taken = log.map(({ status, by, at, reason }) => ({
    at,
    title: status === 'pending' ? t('console.order_placed') : statusText(status),
    text: [nameOf(status, by), reason].filter(Boolean).join(' · '),
  }));
  const hasPlaced = log.some(({ status }) => status === 'pending');
  return hasPlaced
    ? taken
    : [{ at: created_at, title: t('console.order_placed'), text: moverText('customer') }, ...taken];
}

function payments({ payments: moved }: WholeOrder, money: (amount: number) => string): Entry[] {
  return moved.map(({ kind, method, amount, status, at }) => ({
    at,
    title:
      kind === 'refund'
        ? t('console.order_refund', { amount: money(amount) })
        : t('console.order_payment', { amount: money(amount) }),
    text: [paymentText(method), moneyStatusText(status)].join(' · '),
  }));
}

function moneyStatusText(status: string): string {
  const texts: Record<string, string> = {
    open: t('console.money_open'),
    waiting: t('console.money_waiting'),
    failed: t('console.money_failed'),
    paid: t('console.money_paid'),
    surplus: t('console.money_surplus'),
    sent: t('console.money_sent'),
  };
  return texts[status] ?? status;
}

function changes({ changes: done }: WholeOrder): Entry[] {
  return done
    .filter(({ action }) => action !== 'stepBoardOrder')
    .map(({ at, by, action, values }) => ({ at, title: changeText(action, values), text: by }));
}

function changeText(action: string, values: Record<string, unknown>): string {
  if (action === 'changePrepTime')
    return t('console.order_change_prep', { time: minutesText(Number(values['prep_minutes'])) });
  if (action === 'offerOrder') return t('console.order_change_offer');
  if (action === 'withdrawOrder') return t('console.order_change_withdraw');
  return t('console.order_change_other');
}
