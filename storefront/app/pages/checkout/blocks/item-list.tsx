import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { numberText } from '../../../words/number-text.ts';
import { dialogs } from '../../../shared/dialogs.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { Block } from '../../../features/ordering/blocks/block.tsx';
import type { Quote } from '../../../features/ordering/form/quote.ts';
import type { QuoteStore, Source } from '../form/checkout-form.ts';

type Line = Quote['lines'][number];
type Props = { lines: Line[]; store: QuoteStore; source: Source; problems?: Problem[] | undefined };

/** The lines with the server's prices and problems. */
export function ItemList({ lines, store, source, problems }: Props) {
  // Problems shown at a line are not repeated above the list.
  const own = new Set(lines.flatMap(({ problem }) => (problem ? [problem.message] : [])));
  const others = problems?.filter(({ message }) => !own.has(message));
  return (
    <Block
      area="items"
      title={t('checkout.items')}
      end={source === 'cart' && <ChangeCart />}
      problems={others}
      mend={
        <Link to={paths.store(store)} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
          {t('checkout.add_more')}
        </Link>
      }
    >
      <p className="-mt-2 mb-3 text-md text-ink-soft">
        {t('checkout.from')}{' '}
        <Link to={paths.store(store)} className="font-semibold text-ink underline-offset-4 hover:underline">
          {store.name}
        </Link>
      </p>
      <ul className="flex flex-col gap-3">
        {lines.map((line, index) => (
          <ItemLine key={`${line.item_id} ${index}`} line={line} />
        ))}
      </ul>
    </Block>
  );
}

function ChangeCart() {
  return (
    <Button kind="ghost" size="sm" className="-me-3" onClick={() => dialogs.open({ name: 'cart' })}>
      {t('checkout.change_cart')}
    </Button>
  );
}

function ItemLine({ line }: { line: Line }) {
  const money = useChargedMoney();
  const chosen = choiceText(line);
  return (
    <li className="flex gap-3">
      <Image
        src={line.image_full_url}
        name={line.name}
        alt=""
        sizes="56px"
        maxWidth={160}
        className="size-14 shrink-0 self-start rounded-md"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">
          <span className="text-ink-soft tabular-nums">
            {t('checkout.times', { quantity: numberText(line.quantity) })}
          </span>{' '}
          {line.name}
        </p>
        {chosen && <p className="text-sm text-ink-soft">{chosen}</p>}
        {line.note && (
          <p className="text-sm break-words text-ink-soft">
            <bdi>{t('cart.note', { note: line.note })}</bdi>
          </p>
        )}
        {line.problem && <p className="mt-1 text-sm font-medium text-danger-text">{line.problem.message}</p>}
      </div>
      <div className="shrink-0 text-end tabular-nums">
        <p className="font-semibold text-ink">{money(line.total)}</p>
        {line.discount > 0 && (
          <p className="text-sm text-success-text">
            <VisuallyHidden>{t('bill.discount')}</VisuallyHidden> −{money(line.discount)}
          </p>
        )}
      </div>
    </li>
  );
}

/** Options and add-ons in one line. */
function choiceText({ variation, add_ons }: Line): string {
  const options = variation.flatMap(({ values, type, name }) =>
    values.length > 0 ? values.map(({ label }) => label) : [type ?? name],
  );
  const extras = add_ons.map(({ name, quantity }) =>
    quantity > 1 ? `${name} ${t('checkout.times', { quantity: numberText(quantity) })}` : name,
  );
  return [...options, ...extras].join(' · ');
}
