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
  const path = await renewOwnerLink(db, now);
  say(new URL(path, publicUrl(settings)).href);
  say('It works once, within a day. Its owner gets a new password, without two-step sign-in.');
}
