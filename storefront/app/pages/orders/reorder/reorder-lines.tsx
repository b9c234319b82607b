import { t } from '@rialto/texts/text.ts';
import { CircleAlert } from 'lucide-react';
import { numberText } from '../../../words/number-text.ts';
import { useMoney } from '../../../words/money-text.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import type { ReorderLine } from './add-reorder-lines.ts';

/** Lines of an earlier order with current prices and problems. */
export function ReorderLines({ lines }: { lines: readonly ReorderLine[] }) {
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {lines.map((line, index) => (
        <OneLine key={`${line.item_id}-${index}`} line={line} />
      ))}
    </ul>
  );
}

function OneLine({ line }: { line: ReorderLine }) {
  return (
    <li className="flex items-center gap-3.5 py-3 first:pt-0">
      <Image
        src={line.image_full_url}
        name={line.name}
        alt=""
        sizes="56px"
        maxWidth={160}
        className={`w-14 shrink-0 rounded-md ${line.problem ? 'opacity-60 grayscale-[35%]' : ''}`}
      />
      <div className="min-w-0 flex-1">
        <p className={`leading-snug font-semibold ${line.problem ? 'text-ink-soft' : 'text-ink'}`}>
          {line.name} × {numberText(line.quantity)}
        </p>
        {line.problem && (
          <p className="mt-0.5 flex items-start gap-1.5 text-sm font-medium text-danger-text">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {line.problem.message}
          </p>
        )}
      </div>
      {line.problem === null && <Price line={line} />}
    </li>
  );
}

function Price({ line: { total, former_total } }: { line: ReorderLine }) {
  const money = useMoney();
  if (total === former_total) return <p className="font-semibold text-ink tabular-nums">{money(total)}</p>;
  return (
    <p className="text-end tabular-nums">
      <span className="block font-semibold text-warning-text">
        <VisuallyHidden>{t('item.price_now')}</VisuallyHidden>
        {money(total)}
      </span>
      <del className="text-xs text-ink-faint">
        <VisuallyHidden>{t('item.price_before')}</VisuallyHidden>
        {money(former_total)}
      </del>
    </p>
  );
}
