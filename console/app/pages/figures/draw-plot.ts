import uPlot from 'uplot';
import type { ChartData, ChartLine } from './chart-data.ts';

type Drawing = { data: ChartData; isRtl: boolean; onPoint: (index: number | null) => void };

const FONT = '12px Inter, "Noto Sans Arabic", sans-serif';
const AXIS_WIDTH = 72;
const WHOLE_STEPS = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power));

/** Draws into the box and follows its width. The result removes the drawing. */
export function drawPlot(box: HTMLElement, { data, isRtl, onPoint }: Drawing): () => void {
  const color = (name: string) => colorOf(box, name);
  const count = data.labels.length;
  const axis = { stroke: color('--ink-soft'), font: FONT, ticks: { show: false } };
  const plot = new uPlot(
    {
      width: box.clientWidth,
      height: box.clientHeight,
      legend: { show: false },
      cursor: { y: false, points: { size: 7 } },
      scales: {
        x: { time: false, dir: isRtl ? -1 : 1, range: [-0.6, Math.max(count - 0.4, 0.6)] },
        y: { range: (_, __, most) => [0, most > 0 ? most * 1.08 : 1] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          splits: () => splitsOf(count, box.clientWidth),
          values: (_, splits) => splits.map((at) => data.labels[at] ?? ''),
        },
        {
          ...axis,
          side: isRtl ? 1 : 3,
          size: AXIS_WIDTH,
          grid: { stroke: color('--hairline'), width: 1 },
          ...(data.isWhole && { incrs: WHOLE_STEPS }),
          values: (_, splits) => splits.map((value) => data.format(value)),
        },
      ],
      series: [{}, ...data.lines.map((line) => seriesOf(line, color(line.color)))],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    },
    [data.labels.map((_, index) => index), ...data.lines.map(({ values }) => [...values])],
    box,
  );
  const observer = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: box.clientHeight }));
  observer.observe(box);
  return () => {
    observer.disconnect();
    plot.destroy();
  };
}

function seriesOf({ name, isBar }: ChartLine, stroke: string): uPlot.Series {
  const shared = { label: name, stroke, points: { show: false } };
  if (!isBar) return { ...shared, width: 2 };
  const bars = uPlot.paths.bars?.({ size: [0.7, 48], radius: 0.15 });
  return { ...shared, width: 0, fill: stroke, ...(bars && { paths: bars }) };
}

const LABEL_WIDTH = 76;

/** As many labels as have room. */
function splitsOf(count: number, width: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, Math.floor((width - AXIS_WIDTH) / LABEL_WIDTH))));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** The canvas cannot read tokens, which also depend on the theme. */
function colorOf(box: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  box.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
