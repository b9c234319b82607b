import { inTransaction, sqlOver, type Sql } from '@rialto/database/sql.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';
import { branches, manners, type ScaleWord } from './texts/scale-words.ts';
import {
  addBelongings,
  addItems,
  addStores,
  countItems,
  enterBulk,
  forgetEmptyStores,
  leaveBulk,
  relearn,
  type Copies,
} from './scale.sql.ts';

/** For a million items on a busy machine. */
const STATEMENT_LIMIT_MS = 900_000;

/**
 * Enlarges the demo world to this number of items, for measurements. Each round copies the whole city with other
 * prices, orders, ratings and ages; the same number gives the same rows, except for the date.
 */
export async function fillScale(db: Sql, { items }: { items: number }): Promise<void> {
  const { known, copied } = await countItems(db);
  if (known === 0 || copied > 0) throw new Error('Only a filled demo world can be enlarged, and only once');
  const missing = items - known;
  if (missing <= 0) return;
  const rounds = Math.ceil(missing / known);
  const copies: Copies = { rounds, inLastRound: missing - (rounds - 1) * known };
  const grow = async (tx: Sql) => {
    await enterBulk(tx);
    await addStores(tx, copies, branches.map(withSearch));
    await addItems(tx, copies, manners.map(withSearch));
    await forgetEmptyStores(tx);
    await addBelongings(tx, copies);
    await leaveBulk(tx);
    await relearn(tx);
  };
  await inTransaction(db, grow, { statementLimitMs: STATEMENT_LIMIT_MS });
  await tidyUp(db);
}

const withSearch = ([en, ar]: ScaleWord) => ({ en, ar, searchEn: searchText(en), searchAr: searchText(ar) });

/** Not possible inside a transaction, and longer than the shop's statement timeout. */
async function tidyUp(db: Sql): Promise<void> {
  await db.connection.reserve(
    async (reserved) => {
      const sql = sqlOver(reserved);
      await sql.script('set statement_timeout = 0');
      await sql.script('vacuum analyze');
      await sql.script('reset statement_timeout');
    },
    { statementLimitMs: STATEMENT_LIMIT_MS },
  );
}
