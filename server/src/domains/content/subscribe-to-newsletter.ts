import type { Language } from '@rialto/contract/http/languages.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { insertSubscriber } from './content.sql.ts';

export async function subscribeToNewsletter(db: Sql, email: string, language: Language): Promise<void> {
  const isNew = await insertSubscriber(db, email.toLowerCase(), language);
  if (!isNew) throw new RefusalError({ code: 'already_subscribed' });
}
