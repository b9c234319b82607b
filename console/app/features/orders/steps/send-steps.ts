import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { changePrepTime, stepBoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { callApi } from '../../../platform/api.ts';
import { showFault } from '../../../platform/toasts.ts';
import { refreshOrders } from '../open-orders.ts';
import { addStep, pressedSteps, removeStep, type PressedStep } from './step-queue.ts';

const RETRY_MS = 3_000;
let isSending = false;
let retry: ReturnType<typeof setTimeout> | null = null;

type NewStep = PressedStep extends infer Step ? (Step extends PressedStep ? Omit<Step, 'key'> : never) : never;

/** Takes a step at once on the board, and sends it as soon as the server can be reached. */
export function pressStep(step: NewStep): void {
  addStep({ ...step, key: crypto.randomUUID() });
  void sendSteps();
}

/** Sends what was pressed, one after the other. Without a connection it tries again. */
export async function sendSteps(): Promise<void> {
  if (isSending) return;
  isSending = true;
  if (retry !== null) clearTimeout(retry);
  retry = null;
  try {
    for (let next = pressedSteps.get()[0]; next; next = pressedSteps.get()[0]) if (!(await sendOne(next))) return;
  } finally {
    isSending = false;
    if (pressedSteps.get().length > 0) retry = setTimeout(() => void sendSteps(), RETRY_MS);
  }
}

/** Whether the server has decided about the step. */
async function sendOne(step: PressedStep): Promise<boolean> {
  try {
    await call(step);
    await refreshOrders([step.orderId]).catch(() => undefined);
    removeStep(step, false);
    return true;
  } catch (fault) {
    if (!(fault instanceof CallRefused) || fault.status >= 500 || fault.status === 429) return false;
    removeStep(step, true);
    showFault(fault);
    await refreshOrders([step.orderId]).catch(() => undefined);
    return true;
  }
}

/** The same step sent twice has no further effect, so a lost reply does no harm. */
function call(step: PressedStep): Promise<unknown> {
  const beside = { params: { id: step.orderId }, idempotencyKey: step.key };
  if (step.kind === 'prep') return callApi(changePrepTime, { ...beside, body: { prep_minutes: step.prepMinutes } });
  const { to, prepMinutes, reason } = step;
  const body = { to, ...(prepMinutes && { prep_minutes: prepMinutes }), ...(reason && { reason }) };
  return callApi(stepBoardOrder, { ...beside, body });
}
