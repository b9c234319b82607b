import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listSessions } from '@rialto/contract/calls/account/sessions.ts';
import { flag } from '../../../platform/wire-values.ts';
import type { SessionRow } from './sessions.sql.ts';

type Session = Reply<typeof listSessions>['sessions'][number];

export function session({ id, device, createdAt, lastUsedAt, isCurrent }: SessionRow): Session {
  return {
    id,
    device,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: flag(isCurrent),
  };
}
