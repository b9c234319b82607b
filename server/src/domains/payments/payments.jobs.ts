import type { BackgroundJob } from '../../platform/background-job.ts';
import type { Payments } from './open-payments.ts';
import type { Sandbox } from './sandbox/open-sandbox.ts';

export function refundSending(payments: Payments): BackgroundJob {
  return { name: 'Refund sending', everyMs: 15_000, run: payments.sendRefunds };
}

/** Sends the webhooks of the sandbox provider that are due. */
export function sandboxWebhooks(sandbox: Sandbox): BackgroundJob {
  return { name: 'Sandbox webhook delivery', everyMs: 5_000, run: sandbox.send };
}
