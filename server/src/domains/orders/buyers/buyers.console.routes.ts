import * as contract from '@rialto/contract/calls/console/customers.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { paged, pageOf } from '../../../platform/http/paging.ts';
import { amount, textIn } from '../../../platform/wire-values.ts';
import { buyerHead } from './buyers.view.ts';
import { listOrdersOfBuyer, readBuyer, searchBuyers } from './read-buyers.ts';

/** Customers as staff find them. */
export function buyerConsoleRoutes(app: App): void {
  bind(app, contract.searchCustomers, async (call) => ({
    customers: (await searchBuyers(call.db, call.query.search ?? '')).map(buyerHead),
  }));
  bind(app, contract.readCustomer, async (call) => {
    const { digits } = await call.viewer();
    const buyer = await readBuyer(call.db, call.params.id);
    const { wallet, blockedAt } = buyer;
    return {
      ...buyerHead(buyer),
      language: buyer.language,
      addresses_count: buyer.addressesCount,
      wallet_balance: amount(wallet.balanceMinor, digits),
      loyalty_point: wallet.points,
      blocked_at: blockedAt && blockedAt.toISOString(),
      blocked_reason: buyer.blockedReason,
    };
  });
  bind(app, contract.listCustomerOrders, async (call) => {
    const { language, currencyOf } = await call.viewer();
    const { orders, count } = await listOrdersOfBuyer(call.db, call.params.id, pageOf(call.query));
    return {
      ...paged(call.query, count),
      orders: orders.map(({ id, status, totalMinor, currency, storeNameEn, storeNameAr, createdAt }) => ({
        id,
        order_status: status,
        order_amount: amount(totalMinor, currencyOf(currency).digits),
        store_name: storeNameEn && textIn(language, storeNameEn, storeNameAr),
        created_at: createdAt.toISOString(),
      })),
    };
  });
}
