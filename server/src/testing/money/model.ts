/** The rules of the shop, written a second time and without its code. */
export type Rules = {
  digits: number;
  /** Price of each item in minor units. */
  prices: Readonly<Record<number, number>>;
  earnedPerUnit: number;
  neededPerUnit: number;
  minimumPoints: number;
  /** In hundredths of a percent, and the most in minor units. */
  cashback: { share: number; most: number };
  bonus: { share: number; from: number; most: number };
};

const percentOf = (amount: number, share: number) => Math.round((amount * share) / 10_000);

const bonusOf = ({ bonus }: Rules, amount: number) =>
  amount < bonus.from ? 0 : Math.min(bonus.most, percentOf(amount, bonus.share));
const moneyOfPoints = ({ digits, neededPerUnit }: Rules, points: number) =>
  Math.floor((points * 10 ** digits) / neededPerUnit);
const pointsOf = ({ digits, earnedPerUnit }: Rules, goods: number) =>
  Math.floor((goods * earnedPerUnit) / 10 ** digits);
const cashbackOf = ({ cashback }: Rules, goods: number) => Math.min(cashback.most, percentOf(goods, cashback.share));

export type Method = 'wallet' | 'cash_on_delivery' | 'digital_payment';
export type RefundTo = 'original' | 'wallet';

export type ModelOrder = {
  id: number;
  total: number;
  share: number;
  method: Method;
  /** Whether the provider reported the rest as paid. */
  hasOnlineMoney: boolean;
  state: 'pending' | 'delivered' | 'over';
  /** Where the customer asked for the money of the delivered order. */
  refundTo: RefundTo | null;
  /** What each refund gave back after the delivery. */
  refunds: number[];
};

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What was paid for a delivered order and is not refunded yet. */
export const refundable = ({ total, refunds }: ModelOrder) => total - sumOf(refunds);

/** What one customer must have. A debt makes the sum negative. */
export class ModelCustomer {
  money = 0;
  points = 0;
  orders: ModelOrder[] = [];
  readonly #rules: Rules;
  readonly #shop: ModelShop;

  constructor(rules: Rules, shop: ModelShop) {
    this.#rules = rules;
    this.#shop = shop;
  }

  topUp(amount: number): void {
    const bonus = bonusOf(this.#rules, amount);
    this.money += amount + bonus;
    this.#shop.promotions -= bonus;
  }

  place(order: Pick<ModelOrder, 'id' | 'total' | 'share' | 'method'>): void {
    this.money -= order.share;
    this.orders.push({ ...order, hasOnlineMoney: false, state: 'pending', refundTo: null, refunds: [] });
  }

  payFromWallet(order: ModelOrder, amount: number, method: Method): void {
    this.money -= amount;
    order.share += amount;
    order.method = order.share === order.total ? 'wallet' : method;
  }

  /** The order was cancelled, or the time to pay it was over. */
  giveBack(order: ModelOrder, to: RefundTo): void {
    const isRestPaid = order.method === 'digital_payment' && order.hasOnlineMoney;
    this.money += order.share + (to === 'wallet' && isRestPaid ? order.total - order.share : 0);
    order.state = 'over';
  }

  deliver(order: ModelOrder): void {
    order.state = 'delivered';
    if (order.method === 'cash_on_delivery') this.#shop.cash -= order.total - order.share;
    this.#reward(order, 1);
  }

  /** Gives back a part of a delivered order: first what its method paid, which may go to the wallet, then the share. */
  refund(order: ModelOrder, amount: number, to: RefundTo): void {
    const restLeft = Math.max(0, order.total - order.share - sumOf(order.refunds));
    const rest = Math.min(amount, restLeft);
    this.money += to === 'wallet' ? amount : amount - rest;
    if (to === 'original' && order.method === 'cash_on_delivery') this.#shop.cash += rest;
    this.#reward(order, -1);
    order.refunds.push(amount);
    this.#reward(order, 1);
    if (refundable(order) === 0) order.state = 'over';
  }

  /** The customer loses a reward in proportion to what was refunded, in whole units. */
  #reward({ total, refunds }: ModelOrder, sign: 1 | -1): void {
    const kept = (given: number) => given - Math.floor((given * sumOf(refunds)) / total);
    const cashback = kept(cashbackOf(this.#rules, total));
    this.money += sign * cashback;
    this.points += sign * kept(pointsOf(this.#rules, total));
    this.#shop.promotions -= sign * cashback;
  }

  convert(points: number): void {
    const money = moneyOfPoints(this.#rules, points);
    this.points -= points;
    this.money += money;
    this.#shop.promotions -= money;
  }

  adjust(unit: 'money' | 'points', change: number): void {
    this[unit] += change;
    if (unit === 'money') this.#shop.adjustments -= change;
  }
}

/** The accounts of the shop that do not depend on when a provider sends money back. */
export class ModelShop {
  promotions = 0;
  adjustments = 0;
  cash = 0;
}
