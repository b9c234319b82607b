import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { listRefundReasons } from '@rialto/contract/calls/orders.ts';
import { textIn } from '../../../../platform/wire-values.ts';
import type { ReasonRow } from './reasons.sql.ts';

type Reason = Reply<typeof listRefundReasons>['refund_reasons'][number];

export function reason({ id, textEn, textAr }: ReasonRow, language: Language): Reason {
  return { id, reason: textIn(language, textEn, textAr) };
}
