import { useEffect, useState } from 'react';

type Said = { kind: 'info' | 'success' | 'error'; text: string };

/**
 * Reads toasts out. The two regions are there from the first render, because a screen reader only notices a change
 * in a region it already knows.
 */
export function ToastAnnouncer({ newest }: { newest: Said | undefined }) {
  const [{ said, count }, setSaid] = useState<{ said: Said | undefined; count: number }>({
    said: undefined,
    count: 0,
  });

  useEffect(() => {
    // A dialog that closes with the same click leaves the page inert for a moment; nothing would be heard then.
    const timer = setTimeout(() => setSaid((before) => ({ said: newest, count: before.count + 1 })), 100);
    return () => clearTimeout(timer);
  }, [newest]);

  // A new element each time, so that the same sentence shown twice is heard twice.
  const text = said && <span key={count}>{said.text}</span>;
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {said?.kind !== 'error' && text}
      </div>
      <div role="alert" aria-live="assertive" className="sr-only">
        {said?.kind === 'error' && text}
      </div>
    </>
  );
}
