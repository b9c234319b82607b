import type { Sql } from '@rialto/database/sql.ts';
import { orderStatuses, type OrderStatus } from '@rialto/contract/shapes/enums.ts';
import {
  decideOfflinePayment,
  recordOfflineRefund,
  stepByCommand,
} from '@rialto/server/domains/orders/orders.public.ts';
import { refusalText } from '@rialto/server/platform/texts.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import { parseArgs } from 'node:util';

const actors = ['operator', 'store'] as const;

const USAGE = `npm run order -- <order id> <step>… [--by operator] [--reason "…"]
  step   one or several in turn: ${orderStatuses.join(', ')};
         approve-payment or refuse-payment for money that was sent outside the shop,
         refund-sent when it was sent back
  --by   ${actors.join(' or ')}; the operator by default. Couriers take their own steps`;

/** Moves an order through the given steps. Returns the exit code, and prints one line for each step. */
export async function runOrderCommand(
  db: Sql,
  args: readonly string[],
  { say, now, speed = 1 }: { say: (line: string) => void; now: Date; speed?: number },
): Promise<number> {
  const asked = readCommand(args);
  if (!asked) {
    say(USAGE);
    return 2;
  }
  try {
    for (const step of asked.steps) {
      await runStep(db, { ...asked, step }, { now, speed });
      say(`Order ${asked.orderId}: ${step}`);
    }
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof RefusalError)) throw thrown;
    say(`Order ${asked.orderId}: ${refusalText(thrown.refusal, 'en')}`);
    return 1;
  }
}

const byHand = ['approve-payment', 'refuse-payment', 'refund-sent'] as const;
type Step = OrderStatus | (typeof byHand)[number];
type Command = { orderId: number; steps: Step[]; by: (typeof actors)[number]; reason: string | null };

function readCommand(args: readonly string[]): Command | null {
  try {
    const options = { by: { type: 'string', default: 'operator' }, reason: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [id = '', ...wanted] = positionals;
    const steps = wanted.flatMap((name) => [...orderStatuses, ...byHand].find((one) => one === name) ?? []);
    const by = actors.find((actor) => actor === values.by);
    if (!/^\d{9}$/.test(id) || steps.length === 0 || steps.length < wanted.length || !by) return null;
    return { orderId: Number(id), steps, by, reason: values.reason ?? null };
  } catch {
    return null;
  }
}

function runStep(
  db: Sql,
  { orderId, step, by, reason }: Omit<Command, 'steps'> & { step: Step },
  { now, speed }: { now: Date; speed: number },
): Promise<void> {
  if (step === 'refund-sent') return recordOfflineRefund(db, orderId, now);
  if (step === 'approve-payment' || step === 'refuse-payment')
    return decideOfflinePayment(db, orderId, step === 'approve-payment', now);
  return stepByCommand(db, { orderId, to: step, by, reason, now }, speed);
}
