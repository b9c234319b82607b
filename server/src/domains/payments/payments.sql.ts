import type { PaymentDetail, PaymentQuestion } from '@rialto/database/documents/offline-method.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type OfflineMethodRow = {
  id: number;
  nameEn: string;
  nameAr: string | null;
  details: PaymentDetail[];
  questions: PaymentQuestion[];
};

export function activeOfflineMethods(db: Sql): Promise<OfflineMethodRow[]> {
  return db<OfflineMethodRow[]>`
    select id, name_en as "nameEn", name_ar as "nameAr", details, questions
    from offline_payment_methods
    where active
    order by position, id`;
}
