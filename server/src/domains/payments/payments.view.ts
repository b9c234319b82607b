import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { listOfflineMethods } from '@rialto/contract/calls/payments.ts';
import { flag, textIn } from '../../platform/wire-values.ts';
import type { OfflineMethodRow } from './offline/offline.sql.ts';

type OfflineMethod = Reply<typeof listOfflineMethods>[number];

export function offlineMethod(row: OfflineMethodRow, language: Language): OfflineMethod {
  return {
    id: row.id,
    method_name: textIn(language, row.nameEn, row.nameAr),
    method_fields: row.details.map(({ name, value }) => ({
      input_name: textIn(language, name.en, name.ar),
      input_data: value,
    })),
    method_informations: row.questions.map(({ key, label, isRequired }) => ({
      customer_input: key,
      customer_placeholder: textIn(language, label.en, label.ar),
      is_required: flag(isRequired),
    })),
  };
}
