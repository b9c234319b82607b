import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** Copies a text and is true for a moment, so that the button can say so. Where nothing can be copied, `onFail` shows it. */
export function useCopied(text: string, toldMs: number, onFail: () => void): [isCopied: boolean, copy: () => void] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), toldMs);
    return () => clearTimeout(timer);
  }, [isCopied, toldMs]);
  return [isCopied, () => void copyText(text).then(() => setCopied(true), onFail)];
}
