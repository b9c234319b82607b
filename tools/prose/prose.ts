/** A piece of text written for readers. `text` has the length of its source, so that an offset leads to a line. */
export type Prose = {
  kind: 'comment' | 'title' | 'log' | 'summary' | 'text' | 'document';
  text: string;
  start: number;
};

/** Gives the line of an offset in a piece, counted from 1. */
export function lineOf(source: string, { start }: Prose, offset: number): number {
  return source.slice(0, start + offset).split('\n').length;
}

/** Replaces everything but line breaks with spaces. */
export function blanked(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”/g;

/** Fills quoted text with underscores, so that checks of wording skip code, literal texts and quoted phrases. */
export function withoutQuotes(text: string): string {
  return text.replace(QUOTED, (quoted) => quoted.replace(/[^\s]/g, '_'));
}
