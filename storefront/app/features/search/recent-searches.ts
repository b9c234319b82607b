import { useMemo } from 'react';
import { readDevice, useDevice, writeDevice } from '../../platform/session/device.ts';

const SHOWN = 5;
const KEPT = 20;

/** What was searched for on this device, newest first. */
export function useRecentSearches(): string[] {
  const kept = useDevice('searchedValues');
  return useMemo(() => latestOf(kept), [kept]);
}

export function latestOf(kept: string | null): string[] {
  return termsIn(kept).slice(-SHOWN).reverse();
}

/** A term that is searched for again moves to the front. */
export function rememberSearch(term: string): void {
  write([...termsWithout(term), term].slice(-KEPT));
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

/** Oldest first. Whatever else may stand under the key counts as nothing. */
function termsIn(kept: string | null): string[] {
  try {
    const terms: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : [];
  } catch {
    return [];
  }
}
