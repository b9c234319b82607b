import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { useChargedMoney } from '../../words/charged-money.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { numberText } from '../../words/number-text.ts';

type Line = OrderDetail['lines'][number];

/** The lines of an order with their options and add-ons. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {lines.map((line) => (
        <OneLine key={line.line_no} line={line} />
      ))}
    </ul>
  );
}

function OneLine({ line }: { line: Line }) {
  const money = useChargedMoney();
  return (
    <li className="flex gap-3.5 py-3.5 first:pt-0 last:pb-0">
      <Image
        src={line.image_full_url}
        name={line.name}
        alt=""
        sizes="64px"
        maxWidth={160}
        className="w-16 shrink-0 self-start rounded-md"
      />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold text-ink">{line.name}</p>
        {choicesOf(line).map((choice) => (
          <p key={choice} className="text-sm break-words text-ink-soft">
            <bdi>{choice}</bdi>
          </p>
        ))}
        <p className="mt-0.5 text-sm text-ink-soft tabular-nums">
          {t('order.line_price', { count: line.quantity, price: money(line.price) })}
        </p>
      </div>
      <div className="shrink-0 text-end">
        <p className="font-semibold text-ink tabular-nums">{money(line.total)}</p>
        {line.discount > 0 && (
          <p className="text-sm font-medium text-success-text tabular-nums">
            {t('order.line_saved', { amount: money(line.discount) })}
          </p>
        )}
      </div>
    </li>
  );
}

/** Options by group, then add-ons and the note, each on its own line. */
export function choicesOf({ variation, add_ons, note }: Pick<Line, 'variation' | 'add_ons' | 'note'>): string[] {
  const options = variation.map(({ name, values }) => `${name}: ${values.map(({ label }) => label).join(', ')}`);
  const added = add_ons.map(({ name, quantity }) => `+ ${name}${quantity > 1 ? ` × ${numberText(quantity)}` : ''}`);
  return [...options, ...added, ...(note ? [t('cart.note', { note })] : [])];
}
