import type { App } from '../../../platform/app.ts';
import { answerSandbox, type SandboxAnswer } from './answer-sandbox.ts';
import { findSession, type SandboxSession } from './sandbox.sql.ts';
import { sendSandboxEvents, type Deliver } from './send-sandbox-events.ts';

/** The built-in payment provider. */
export type Sandbox = {
  find(id: string): Promise<SandboxSession | undefined>;
  /** Delivers the due events and returns the next page; null for an unknown session. */
  answer(id: string, answer: SandboxAnswer): Promise<string | null>;
  /** Delivers all due events to the webhook. */
  send(): Promise<void>;
};

export function openSandbox(app: App, deliver: Deliver): Sandbox {
  const { db, clock } = app;
  const send = () => sendSandboxEvents(db, clock, deliver);
  return {
    find: (id) => findSession(db, id),
    async answer(id, answer) {
      const next = await answerSandbox(db, { id, answer, now: clock() });
      if (next !== null) await send();
      return next;
    },
    send,
  };
}
