import { randomUUID } from 'node:crypto';
import { openPayingShop, type PayingShop } from '../paying-shop.ts';
import { addCustomer, type TestCustomer } from '../people.ts';

export type StartedTopUp = { customer: TestCustomer; secret: string; bonus: number; paymentId: string; link: string };
type TopUpState = { state: string; amount: number; bonus: number; wallet_balance: number };

export type ToppingUpShop = PayingShop & {
  customer(): Promise<TestCustomer>;
  addFund(of: TestCustomer, body: object, key?: string): ReturnType<PayingShop['post']>;
  /** Starts adding money and returns what the test needs to pay it. */
  start(amount?: number, of?: TestCustomer): Promise<StartedTopUp>;
  topUp(started: Pick<StartedTopUp, 'customer' | 'secret'>): Promise<TopUpState>;
  /** Statuses of the payments of a top-up with their refund reasons, sorted. */
  paymentsOf(started: Pick<StartedTopUp, 'secret'>): Promise<string[]>;
  addBonus(bonus: NewBonus): Promise<void>;
  changeSettings(change: object): Promise<void>;
};

type NewBonus = {
  id: number;
  title?: string;
  bonus: [type: 'percent' | 'amount', value: number];
  minimumMinor?: number;
  maximumMinor?: number;
  isActive?: boolean;
  from?: string;
  to?: string;
};

/** A shop whose customers add money to their wallets in the sandbox. */
export async function openToppingUpShop(settings: Parameters<typeof openPayingShop>[0] = {}): Promise<ToppingUpShop> {
  const shop = await openPayingShop(settings);
  const { db } = shop;
  const addFund: ToppingUpShop['addFund'] = (of, body, key = randomUUID()) =>
    shop.post('/customer/wallet/add-fund', body, { ...of.headers, 'idempotency-key': key });
  return {
    ...shop,
    customer: () => addCustomer(db),
    addFund,
    async start(amount = 25, of) {
      const customer = of ?? (await addCustomer(db));
      const answer = await addFund(customer, { amount });
      if (answer.statusCode !== 200) throw new Error(`Adding money was refused: ${answer.body}`);
      const { top_up_secret: secret, redirect_link: link, bonus } = answer.json<Record<string, string>>();
      const [row] = await db<{ id: string }[]>`
        select p.id from payments p join top_ups t on t.id = p.top_up_id where t.secret = ${secret ?? ''}`;
      return { customer, secret: secret ?? '', link: link ?? '', bonus: Number(bonus), paymentId: row?.id ?? '' };
    },
    topUp: async ({ customer, secret }) =>
      (await shop.get(`/customer/wallet/top-up?secret=${secret}`, customer.headers)).json<TopUpState>(),
    async paymentsOf({ secret }) {
      const rows = await db<{ status: string; reason: string | null; back: number | null }[]>`
        select p.status, r.reason, r.amount_minor as back
        from payments p join top_ups t on t.id = p.top_up_id left join refunds r on r.payment_id = p.id
        where t.secret = ${secret}`;
      return rows
        .map(({ status, reason, back }) => [status, reason, back].filter((word) => word !== null).join(' '))
        .sort();
    },
    async addBonus({ id, title = `Bonus ${id}`, bonus: [type, value], minimumMinor = 0, maximumMinor, ...bonus }) {
      const { isActive = true, from = '2020-01-01T00:00:00Z', to = '2100-01-01T00:00:00Z' } = bonus;
      await db`
        insert into wallet_bonuses (id, title_en, title_ar, bonus_type, bonus, minimum_minor, maximum_minor, active,
          starts_at, ends_at)
        values (${id}, ${title}, ${`${title} بالعربية`}, ${type}, ${value}, ${minimumMinor}, ${maximumMinor ?? null},
          ${isActive}, ${from}, ${to})`;
    },
    async changeSettings(change) {
      await db`update shop_settings set settings = settings || ${JSON.stringify(change)}::jsonb`;
    },
  };
}
