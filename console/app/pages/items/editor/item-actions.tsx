import type { ConsoleItem } from '@rialto/contract/calls/console/items.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { ExternalLink } from 'lucide-react';
import { useSellOut } from '../use-sell-out.ts';

/** What is done with an item without editing it: sold out today, and its page as customers see it. */
export function ItemActions({ item }: { item: ConsoleItem }) {
  const { sellOut, isRunning } = useSellOut();
  const isSoldOut = item.sold_out_until !== null && Date.parse(item.sold_out_until) > Date.now();
  return (
    <>
      {item.active && (
        <a href={`/product/${item.slug}`} target="_blank" rel="noreferrer" className={buttonClass({ kind: 'ghost' })}>
          <ExternalLink className="size-5" aria-hidden />
          {t('console.catalogue_preview_link')}
        </a>
      )}
      <Button kind="secondary" isLoading={isRunning} onClick={() => sellOut(item, !isSoldOut)}>
        {isSoldOut ? t('console.catalogue_sell_again') : t('console.catalogue_sell_out')}
      </Button>
    </>
  );
}
