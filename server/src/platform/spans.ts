import type { Span } from '@rialto/rules/store/hours.ts';

/** Reads PostgreSQL's text of an int4multirange, which is always half open: {[540,600),[720,900)}. */
export function readSpans(text: string): Span[] {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}

/** The same text of spans, to be stored. */
export function spansText(spans: readonly Span[]): string {
  return `{${spans.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}
