import { useMemo } from 'react';
import { readDevice, useDevice, writeDevice } from '../../platform/session/device.ts';

const SHOWN_COUNT = 5;
const STORED_COUNT = 20;

/** The latest search terms on this device, newest first. */
export function useRecentSearches(): string[] {
  const stored = useDevice('searchedValues');
  return useMemo(() => latestOf(stored), [stored]);
}

export function latestOf(stored: string | null): string[] {
  return termsIn(stored).slice(-SHOWN_COUNT).reverse();
}

/** A repeated term moves to the front. */
export function rememberSearch(term: string): void {
  write([...termsWithout(term), term].slice(-STORED_COUNT));
}

export function forgetSearch(term: string): void {
  write(termsWithout(term));
}

export function forgetAllSearches(): void {
  writeDevice('searchedValues', null);
}

function termsWithout(term: string): string[] {
  return termsIn(readDevice('searchedValues')).filter((other) => other !== term);
}

function write(terms: string[]): void {
  writeDevice('searchedValues', JSON.stringify(terms));
}

/** Oldest first. An invalid stored value counts as empty. */
function termsIn(stored: string | null): string[] {
  try {
    const terms: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : [];
  } catch {
    return [];
  }
}
