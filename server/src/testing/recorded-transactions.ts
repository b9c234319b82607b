import type { Query, ReservedConnection } from '@rialto/database/connection.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Lists the statements of every later transaction in the order in which they are sent, one list per transaction. */
export function recordTransactions({ connection }: Sql): string[][] {
  const transactions: string[][] = [];
  const { reserve } = connection;
  connection.reserve = (work, options) =>
    reserve((reserved) => {
      const texts: string[] = [];
      transactions.push(texts);
      const recorded: ReservedConnection = {
        ...reserved,
        pipeline: (query: Query) => {
          texts.push(query.text);
          return reserved.pipeline(query);
        },
      };
      return work(recorded);
    }, options);
  return transactions;
}
