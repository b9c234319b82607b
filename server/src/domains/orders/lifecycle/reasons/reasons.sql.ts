import type { Sql } from '@rialto/database/sql.ts';

export type Audience = 'customer' | 'store' | 'deliveryman';
export type ReasonRow = {
  id: number;
  kind: 'cancellation' | 'refund';
  audience: Audience;
  textEn: string;
  textAr: string | null;
};

export function activeReasons(db: Sql): Promise<ReasonRow[]> {
  return db<ReasonRow[]>`
    select id, kind, audience, text_en as "textEn", text_ar as "textAr" from reasons
    where active
    order by position, id`;
}
