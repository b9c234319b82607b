import { classNames } from '@rialto/ui/base/class-names.ts';
import { useShownTheme } from '@rialto/ui/base/use-shown-theme.ts';
import { currentLanguage } from '@rialto/texts/text.ts';
import { useEffect, useRef, useState } from 'react';
import 'uplot/dist/uPlot.min.css';
import type { ChartData, ChartLine } from './chart-data.ts';
import { drawPlot } from './draw-plot.ts';

/** Line chart. Pages show the same values in a table, for screen readers. */
export function Chart({ data, label }: { data: ChartData; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const theme = useShownTheme();
  const isRtl = currentLanguage() === 'ar';
  useEffect(() => {
    if (!box.current) return undefined;
    return drawPlot(box.current, { data, isRtl, onPoint: setShown });
  }, [data, isRtl, theme]);
  const point = shown !== null && shown < data.labels.length ? shown : null;
  return (
    <figure aria-label={label}>
      <figcaption className="mb-2 flex min-h-6 flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-soft">
        {data.lines.map(({ name, values, color }) => (
          <span key={name} className="inline-flex items-center gap-2">
            <span aria-hidden className={classNames('size-2.5 rounded-full', SWATCHES[color])} />
            {name}
            {point !== null && (
              <strong className="font-semibold text-ink tabular-nums">{data.format(values[point] ?? 0)}</strong>
            )}
          </span>
        ))}
        {point !== null && <span className="ms-auto tabular-nums">{data.fullLabels[point]}</span>}
      </figcaption>
      <div ref={box} role="img" aria-label={label} className="h-64 w-full" dir="ltr" />
    </figure>
  );
}

const SWATCHES: Record<ChartLine['color'], string> = {
  '--accent': 'bg-accent',
  '--info': 'bg-info',
  '--danger': 'bg-danger',
  '--success': 'bg-success',
  '--warning': 'bg-warning',
};
