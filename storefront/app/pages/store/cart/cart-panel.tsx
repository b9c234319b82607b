import { CartFooter } from '../../../features/cart/cart-footer.tsx';
import { CartLines } from '../../../features/cart/cart-lines.tsx';
import { cartQuery } from '../../../features/cart/cart.ts';
import { CartColumn } from './cart-column.tsx';
import { useQuery } from '../../../platform/query/use-query.ts';

/** The lines, which scroll on their own, and the way to the checkout, which stays visible. */
export function CartPanel() {
  const state = useQuery(cartQuery());
  if (state.kind !== 'ready') return null;
  const { data: cart, isOptimistic } = state;
  return (
    <CartColumn>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <CartLines cart={cart} isOptimistic={isOptimistic} />
      </div>
      <div className="border-t border-hairline px-5 py-4 sm:px-6">
        <CartFooter cart={cart} isOptimistic={isOptimistic} />
      </div>
    </CartColumn>
  );
}
