import { Star } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { FieldMessage } from './field.tsx';

type RatingInputProps = {
  legend: ReactNode;
  isLegendHidden?: boolean | undefined;
  name: string;
  value: number | null;
  onChange: (value: number) => void;
  /** The accessible name of each star, e.g. "3 stars". */
  optionLabel: (value: number) => string;
  error?: ReactNode;
};

/** Five radio buttons that look like stars; the browser handles arrow keys. */
export function RatingInput({ legend, isLegendHidden, name, value, onChange, optionLabel, error }: RatingInputProps) {
  const id = useId();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const shown = pointedAt ?? value ?? 0;
  return (
    <fieldset className="min-w-0 text-sm" aria-describedby={error ? `${id}-message` : undefined}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 text-sm font-medium'}>{legend}</legend>
      <div className="-ms-1.5 inline-flex" onPointerLeave={() => setPointedAt(null)}>
        {[1, 2, 3, 4, 5].map((number) => (
          <label
            key={number}
            className="grid size-11 place-items-center rounded-full outline-accent-text has-[:focus-visible]:outline-2"
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(number)}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={number}
              checked={value === number}
              aria-label={optionLabel(number)}
              onChange={() => onChange(number)}
            />
            <Star
              aria-hidden
              strokeWidth={1.5}
              className={classNames(
                'size-8 transition-transform duration-(--duration-base) ease-spring motion-reduce:transition-none',
                number <= shown ? 'star' : 'star-empty',
                number === pointedAt && 'motion-safe:scale-110',
              )}
            />
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
