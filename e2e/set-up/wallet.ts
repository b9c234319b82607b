import type { APIRequestContext } from '@playwright/test';
import { headersOf } from './account.ts';
import type { Customer } from './customer.ts';

/** The money and points of a customer. */
export async function balanceOf(request: APIRequestContext, customer: Customer) {
  const answer = await request.get('/api/v1/customer/info', { headers: headersOf(customer) });
  const { wallet_balance, loyalty_point, ref_code } = (await answer.json()) as {
    wallet_balance: number;
    loyalty_point: number;
    ref_code: string;
  };
  return { money: wallet_balance, points: loyalty_point, code: ref_code };
}

type Bonus = {
  bonus_type: 'percent' | 'amount';
  bonus_amount: number;
  minimum_add_amount: number;
  maximum_bonus_amount: number | null;
};

/** The highest bonus of the shop for an amount. */
export async function bonusFor(request: APIRequestContext, customer: Customer, amount: number): Promise<number> {
  const answer = await request.get('/api/v1/customer/wallet/bonuses', { headers: headersOf(customer) });
  const worth = (bonus: Bonus) => {
    if (amount < bonus.minimum_add_amount) return 0;
    const share = bonus.bonus_type === 'percent' ? (amount * bonus.bonus_amount) / 100 : bonus.bonus_amount;
    return Math.min(share, bonus.maximum_bonus_amount ?? Infinity);
  };
  return Math.max(0, ...((await answer.json()) as Bonus[]).map(worth));
}

/** An amount as the pages show it. */
export function moneyText(amount: number, language: 'en' | 'ar'): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `$${new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US', digits).format(amount)}`;
}
