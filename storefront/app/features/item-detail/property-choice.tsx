import { t } from '@rialto/texts/text.ts';
import { variationOf } from '@rialto/rules/item/article-variations.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import type { ItemSelection } from './use-item-selection.ts';

/** Variations of an article by property, such as size; one option of each is always selected (ITM-17). */
export function PropertyChoices({ selection }: { selection: ItemSelection }) {
  const { article } = selection.priced;
  if (article.properties.length === 0) return null;
  return (
    <div className="flex flex-col gap-5">
      {article.properties.map((_, at) => (
        <PropertyChoice key={at} selection={selection} at={at} />
      ))}
      <p role="status" className="text-sm font-medium text-danger-text empty:hidden">
        {selection.stock.kind === 'variation_out' && t('item.variation_out')}
      </p>
    </div>
  );
}

function PropertyChoice({ selection: { priced, picks, pick }, at }: { selection: ItemSelection; at: number }) {
  const property = priced.article.properties[at];
  if (!property) return null;
  const chosen = picks[at] ?? 0;
  return (
    <div role="group" aria-label={property.title}>
      <p className="mb-2.5 text-sm text-ink-soft" aria-hidden>
        <span className="font-semibold text-ink">{property.title}</span>
        {' · '}
        {property.options[chosen]}
      </p>
      <div className="flex flex-wrap gap-2">
        {property.options.map((option, optionAt) => {
          const wouldBe = picks.map((former, place) => (place === at ? optionAt : former));
          const isGone = (variationOf(priced.article, wouldBe)?.stock ?? 0) === 0;
          return (
            <ChoiceChip
              key={option}
              isChosen={optionAt === chosen}
              onClick={() => pick(at, optionAt)}
              className={classNames('min-w-11 justify-center', isGone && 'border-dashed line-through')}
            >
              {option}
              {isGone && <VisuallyHidden>, {t('item.out_of_stock')}</VisuallyHidden>}
            </ChoiceChip>
          );
        })}
      </div>
    </div>
  );
}
