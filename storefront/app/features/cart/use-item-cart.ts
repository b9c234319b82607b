import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { Selection } from '@rialto/rules/item/selection.ts';
import { t } from '@rialto/texts/text.ts';
import { useNavigate } from 'react-router';
import { useMoney } from '../../words/money-text.ts';
import { isSignedIn } from '../../platform/session/account.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { addToCart, asksForLocation, updateLine } from './add-to-cart.ts';
import { useCart } from './cart.ts';
import { putAside } from './to-checkout/put-aside.ts';

type LineRequest = {
  item: ItemDetail;
  selection: Selection;
  price: number;
  line: CartLine | null;
  isUnchanged: boolean;
};

/** The cart for the dialog and the page of an item. `onDone` once it is in the cart, or changed there. */
export function useItemCart(editing: number | null, onDone?: () => void) {
  const lines = useCart()?.lines ?? [];
  const navigate = useNavigate();
  const money = useMoney();

  async function onSubmit(request: LineRequest): Promise<void> {
    if (asksForLocation()) return;
    const { selection, line, isUnchanged } = request;
    // Campaigns are for customers (ITM-08).
    if (selection.isCampaign && !isSignedIn()) showNotice(t('refusal.sign_in_required'));
    else if (selection.intent === 'buy_now') void navigate(putAside(request));
    else if (!line) await addToCart(request, { money, onDone });
    else if (isUnchanged) showNotice(t('refusal.no_changes'));
    else await updateLine(line, request, { money, onDone });
  }

  return { lines, editing, onSubmit };
}

function showNotice(text: string): void {
  toasts.show({ id: 'error', kind: 'error', text });
}
