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
};

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
    this.orders.push({ ...order, hasOnlineMoney: false, state: 'pending' });
  }

  payFromWallet(order: ModelOrder, amount: number, method: Method): void {
    this.money -= amount;
    order.share += amount;
    order.method = order.share === order.total ? 'wallet' : method;
  }

  /** The order was cancelled, or its money was asked back. */
  giveBack(order: ModelOrder, to: RefundTo): void {
    const rest = order.total - order.share;
    const isRestPaid = order.method === 'digital_payment' ? order.hasOnlineMoney : order.state === 'delivered';
    this.money += order.share + (to === 'wallet' && isRestPaid ? rest : 0);
    if (to === 'original' && isRestPaid && order.method === 'cash_on_delivery') this.#shop.cash += rest;
    if (order.state === 'delivered') this.#reward(order, -1);
    order.state = 'over';
  }

  deliver(order: ModelOrder): void {
    order.state = 'delivered';
    if (order.method === 'cash_on_delivery') this.#shop.cash -= order.total - order.share;
    this.#reward(order, 1);
  }

  #reward({ total }: ModelOrder, sign: 1 | -1): void {
    const cashback = cashbackOf(this.#rules, total);
    this.money += sign * cashback;
    this.points += sign * pointsOf(this.#rules, total);
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
