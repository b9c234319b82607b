import { expect, test, vi } from 'vitest';
import { pageMarkup } from '../../platform/page/testing/page-markup.tsx';
import { CashbackCard } from './cashback-card.tsx';

const offer = {
  ...{ id: 1, title: 'Back to you', cashback_type: 'percent' as const, cashback_amount: 5, min_purchase: 0 },
  ...{
    max_discount: null,
    store: null,
    module_id: null,
    start_date: '2026-03-01T00:00:00Z',
    end_date: '2026-03-09T22:30:00Z',
  },
};

test.each(['Pacific/Auckland', 'America/Los_Angeles'])(
  'HOM-18 cashback ends on the same day for a device in %s as in the shop',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(pageMarkup(<CashbackCard offer={offer} />, { time_zone: 'Africa/Cairo' })).toContain(
      'Valid until 10 March 2026',
    );
    vi.unstubAllEnvs();
  },
);
