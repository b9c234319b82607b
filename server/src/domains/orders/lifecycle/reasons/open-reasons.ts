import { listCancellationReasons } from '@rialto/contract/calls/orders.ts';
import type { App } from '../../../../platform/app.ts';
import { cachedUntilChanged } from '../../../../platform/cache/cached-until-changed.ts';
import { activeReasons, type Audience, type ReasonRow } from './reasons.sql.ts';

/** Reasons to cancel an order or to request a refund. */
export type Reasons = {
  toCancel(audience: Audience): Promise<ReasonRow[]>;
  /** For customers only. */
  toRefund(): Promise<ReasonRow[]>;
};

export function openReasons(app: App): Reasons {
  const all = cachedUntilChanged(app, {
    seconds: listCancellationReasons.cacheSeconds,
    tables: ['reasons'],
    load: activeReasons,
  });
  const of = async (kind: ReasonRow['kind'], audience: Audience) =>
    (await all()).filter((reason) => reason.kind === kind && reason.audience === audience);
  return { toCancel: (audience) => of('cancellation', audience), toRefund: () => of('refund', 'customer') };
}
