import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { endOtherSessions, endSession, listSessions } from '@rialto/contract/calls/account/sessions.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';

export type Session = Reply<typeof listSessions>['sessions'][number];
export type SessionList = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; sessions: Session[] };

/** The account's sessions and how to end them. */
export function useSessions() {
  const [list, setList] = useState<SessionList>({ kind: 'loading' });
  /** The session being ended, or all others. */
  const [ending, setEnding] = useState<string | null>(null);

  async function read() {
    const read = await callApi(listSessions, {}).catch(() => null);
    setList(read ? { kind: 'known', sessions: read.sessions } : { kind: 'failed' });
  }

  useEffect(() => void read(), []);

  async function end(which: string, call: Promise<{ message: string }>) {
    setEnding(which);
    try {
      toasts.show({ kind: 'success', text: (await call).message });
    } catch (thrown) {
      showErrors(thrown);
    }
    await read();
    setEnding(null);
  }

  return {
    list,
    ending,
    retry: () => void read(),
    endOne: (id: string) => void end(id, callApi(endSession, { params: { id } })),
    endOthers: () => void end('others', callApi(endOtherSessions, {})),
  };
}
