import { paths } from '../../platform/navigation/paths.ts';

/** The target of /profile?page=… (specification 2, section 2); null for what the profile page shows itself. */
export function profileTarget(parameters: URLSearchParams): string | null {
  switch (parameters.get('page')) {
    case 'my-orders': {
      const order = parameters.get('orderId');
      return order ? paths.order(encodeURIComponent(order)) : paths.myOrders;
    }
    case 'wallet':
      return paths.wallet;
    case 'coupons':
      return paths.coupons;
    case 'loyalty-points':
      return paths.loyalty;
    case 'referral-code':
      return paths.referral;
    case 'settings':
      return paths.settings;
    default:
      return null;
  }
}
