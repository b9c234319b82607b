import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** Copies a text and reports success for a moment; `onFail` runs if copying is not possible. */
export function useCopied(text: string, shownMs: number, onFail: () => void): [isCopied: boolean, copy: () => void] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied, shownMs]);
  return [isCopied, () => void copyText(text).then(() => setCopied(true), onFail)];
}
