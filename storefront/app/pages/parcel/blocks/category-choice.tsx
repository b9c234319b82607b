import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { FieldMessage } from '@rialto/ui/fields/field.tsx';
import { TileRows } from '@rialto/ui/lists/tile-rows.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Package } from 'lucide-react';
import { useChargedMoney } from '../../../words/charged-money.ts';
import type { Category } from '../use-parcel.ts';

type Props = {
  categories: readonly Category[];
  value: number | null;
  onChange: (id: number) => void;
  problems?: Problem[] | undefined;
};

const MESSAGE_OF = 'parcel-category';

/** What is sent, with pictures. */
export function CategoryChoice({ categories, value, onChange, problems = [] }: Props) {
  const error = problems[0]?.message;
  const chosen = categories.find(({ id }) => id === value);
  return (
    <fieldset aria-describedby={error || chosen ? `${MESSAGE_OF}-message` : undefined}>
      <legend className="mb-2 text-sm font-medium text-ink">{t('parcel.category')}</legend>
      <TileRows
        tiles={categories.map((category) => (
          <Option
            key={category.id}
            category={category}
            isChosen={category.id === value}
            isInvalid={error !== undefined}
            onChoose={() => onChange(category.id)}
          />
        ))}
      />
      <div className="mt-1.5 text-sm empty:hidden">
        <FieldMessage id={MESSAGE_OF} error={error} hint={chosen?.description} />
      </div>
    </fieldset>
  );
}

type OptionProps = { category: Category; isChosen: boolean; isInvalid: boolean; onChoose: () => void };

function Option({ category, isChosen, isInvalid, onChoose }: OptionProps) {
  const money = useChargedMoney();
  return (
    <label
      className={classNames(
        'relative flex h-full min-h-14 cursor-pointer items-center gap-2 rounded-md border bg-surface p-1.5 transition hover:border-outline motion-reduce:transition-none',
        'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent-text',
        'has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:checked]:shadow-[inset_0_0_0_1px_var(--accent)]',
        isInvalid ? 'border-danger' : 'border-hairline',
      )}
    >
      <input
        type="radio"
        name="parcel_category"
        className="sr-only"
        checked={isChosen}
        aria-invalid={isInvalid || undefined}
        onChange={onChoose}
      />
      <Image
        src={category.image_full_url}
        alt=""
        sizes="44px"
        maxWidth={160}
        fallback={<Package strokeWidth={1.5} aria-hidden />}
        className="w-10 shrink-0 rounded-sm sm:w-11"
      />
      <span className="min-w-0">
        <span className="line-clamp-2 text-sm leading-tight font-medium text-ink sm:text-md">{category.name}</span>
        {category.surcharge > 0 && (
          <span className="block text-xs text-ink-soft tabular-nums">+{money(category.surcharge)}</span>
        )}
      </span>
    </label>
  );
}
