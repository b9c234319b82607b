import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { createCaller, type Caller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { decidePayment, readBoardOrder, stepBoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { orderStatuses, type OrderStatus } from '@rialto/contract/shapes/enums.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { createStaffSession, ensureStaff } from '@rialto/server/domains/identity/identity.public.ts';
import { parseArgs } from 'node:util';
import type { FetchApi } from './pages/in-process-api.ts';

const actors = ['operator', 'store'] as const;
const SESSION_MS = 5 * 60_000;

const USAGE = `npm run order -- <order id> <step>… [--by operator] [--reason "…"]
  step   one or several in turn: ${orderStatuses.join(', ')};
         approve-payment or refuse-payment for money that was sent outside the shop,
         refund-sent when it was sent back
  --by   ${actors.join(' or ')}; the operator by default. Couriers take their own steps`;

type Parts = { db: Sql; fetchApi: FetchApi; say: (line: string) => void; now: Date };

/** Moves an order through the given steps by the calls of the console. Returns the exit code, and prints each step. */
export async function runOrderCommand(parts: Parts, args: readonly string[]): Promise<number> {
  const { say } = parts;
  const asked = readCommand(args);
  if (!asked) {
    say(USAGE);
    return 2;
  }
  const { orderId, steps } = asked;
  try {
    const call = await signIn(parts, asked);
    for (const step of steps) {
      await runStep(call, { ...asked, step });
      say(`Order ${orderId}: ${step}`);
    }
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof CallRefused)) throw thrown;
    say(`Order ${orderId}: ${thrown.message}`);
    return 1;
  }
}

const decisions = {
  'approve-payment': 'approve',
  'refuse-payment': 'refuse',
  'refund-sent': 'refund_sent',
} as const;
type DecisionStep = keyof typeof decisions;
type Step = OrderStatus | DecisionStep;
type Command = { orderId: number; steps: Step[]; by: (typeof actors)[number]; reason: string | null };

const isDecision = (step: string): step is DecisionStep => Object.hasOwn(decisions, step);
const isStep = (name: string): name is Step => isDecision(name) || orderStatuses.some((status) => status === name);

function readCommand(args: readonly string[]): Command | null {
  try {
    const options = { by: { type: 'string', default: 'operator' }, reason: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [id = '', ...wanted] = positionals;
    const steps = wanted.filter(isStep);
    const by = actors.find((actor) => actor === values.by);
    if (!/^\d{9}$/.test(id) || steps.length === 0 || steps.length < wanted.length || !by) return null;
    return { orderId: Number(id), steps, by, reason: values.reason ?? null };
  } catch {
    return null;
  }
}

/** A short session of the operator, or of the staff of the order's store. */
async function signIn({ db, fetchApi, now }: Parts, { orderId, by }: Command): Promise<Caller> {
  const session = async (staffId: number) => {
    const token = await createStaffSession(db, { staffId, now, lastsMs: SESSION_MS });
    const scope: CallScope = { language: 'en', zoneIds: [], moduleId: null, point: null, token };
    return createCaller({ fetch: fetchApi, scope: () => scope });
  };
  const operator = await session(await ensureStaff(db, { name: 'Command line', role: 'manager', now }));
  if (by === 'operator') return operator;
  const { store } = await operator(readBoardOrder, { params: { id: orderId } });
  const name = `Command line, store ${store?.id ?? 'none'}`;
  return session(await ensureStaff(db, { name, role: 'store', storeIds: store ? [store.id] : [], now }));
}

async function runStep(
  call: Caller,
  { orderId, step, reason }: Omit<Command, 'steps' | 'by'> & { step: Step },
): Promise<void> {
  const params = { id: orderId };
  if (isDecision(step)) await call(decidePayment, { params, body: { decision: decisions[step] } });
  else await call(stepBoardOrder, { params, body: { to: step, ...(reason !== null && { reason }) } });
}
