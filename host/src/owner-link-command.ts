import type { Sql } from '@rialto/database/sql.ts';
import { renewOwnerLink } from '@rialto/server/domains/identity/identity.public.ts';
import { publicUrl } from './api-settings.ts';
import type { Settings } from './settings.ts';

/** Prints a link that makes an owner, or lets one back in who lost the password or the phone. */
export async function runOwnerLinkCommand(
  db: Sql,
  settings: Settings,
  { say, now }: { say: (line: string) => void; now: Date },
): Promise<void> {
  const path = await renewOwnerLink(db, now).catch(unlessNeverStarted);
  if (path === null)
    return say(
      'This shop was never started. Run `npm start`, or `DEMO=0 npm start` for an empty one: it prints the link.',
    );
  say(new URL(path, publicUrl(settings)).href);
  say('It works once, within a day. Its owner gets a new password, without two-step sign-in.');
}

/** The tables are made at the first start. */
const NO_TABLE = '42P01';

function unlessNeverStarted(thrown: unknown): null {
  if (thrown instanceof Error && 'code' in thrown && thrown.code === NO_TABLE) return null;
  throw thrown;
}
