import type { App } from '../../../platform/app.ts';
import { answerSandbox, type SandboxAnswer } from './answer-sandbox.ts';
import { findSession, type SandboxSession } from './sandbox.sql.ts';
import { sendSandboxEvents, type Deliver } from './send-sandbox-events.ts';

/** The built-in provider at work: what its pages show and do. */
export type Sandbox = {
  find(id: string): Promise<SandboxSession | undefined>;
  /** Where the payer goes next, after the shop was told what is due at once; null when the session is not known. */
  answer(id: string, answer: SandboxAnswer): Promise<string | null>;
  /** Tells the shop all that is due. */
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
