import type { ConsoleStore } from '@rialto/contract/calls/console/stores.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Plus } from 'lucide-react';
import { nameIn } from '../../../words/name-in.ts';
import { number } from '../../../words/times.ts';
import { useMoney } from '../../../words/use-money.ts';
import { priceAfterDiscount, type ItemFields } from './item-fields.ts';

type Props = { fields: ItemFields; store: ConsoleStore | undefined };

/** The card of the item, drawn from what is typed. */
export function ItemPreview({ fields, store }: Props) {
  const money = useMoney();
  const { discount, price } = fields;
  const after = priceAfterDiscount(fields);
  return (
    <section aria-label={t('console.catalogue_preview')}>
      <p className="mb-2 text-sm font-medium text-ink-soft">{t('console.catalogue_preview')}</p>
      <div className="overflow-hidden rounded-lg border border-hairline bg-surface shadow-1">
        <div className="relative">
          <Image src={fields.pictures[0]?.url} name={nameIn(fields.name)} alt="" sizes="288px" ratio="4 / 3" />
          {after < price && (
            <Badge tone="accent" look="solid" className="absolute start-3 top-3">
              {t('console.catalogue_off', {
                amount: discount.type === 'percent' ? `${number(discount.value)}%` : money(discount.value),
              })}
            </Badge>
          )}
        </div>
        <div className="p-3">
          <p className="truncate text-sm text-ink-soft">{store ? nameIn(store.name) : '…'}</p>
          <p className="truncate font-bold text-ink">{nameIn(fields.name) || t('console.catalogue_unnamed')}</p>
          <p className="mt-2 flex items-center gap-2">
            <span className="font-bold text-ink tabular-nums">{money(after)}</span>
            {after < price && <s className="text-sm text-ink-faint tabular-nums">{money(price)}</s>}
            <span className="ms-auto grid size-9 place-items-center rounded-full bg-accent text-accent-ink" aria-hidden>
              <Plus className="size-5" />
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
