import type { Span } from '@rialto/rules/store/hours.ts';

/** Parses PostgreSQL's text form of an int4multirange, which is always half open: {[540,600),[720,900)}. */
export function readSpans(text: string): Span[] {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}

/** The text form of spans for a parameter. */
export function spansText(spans: readonly Span[]): string {
  return `{${spans.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}
