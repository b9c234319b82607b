import { useEffect, useState } from 'react';

type Announcement = { kind: 'info' | 'success' | 'error'; text: string };

/**
 * Announces toasts. The two live regions exist from the first render, because a screen reader only notices changes in a
 * known region.
 */
export function ToastAnnouncer({ newest }: { newest: Announcement | undefined }) {
  const [{ announced, count }, setAnnounced] = useState<{ announced: Announcement | undefined; count: number }>({
    announced: undefined,
    count: 0,
  });

  useEffect(() => {
    // A dialog that closes with the same click leaves the page inert briefly; an announcement would be lost then.
    const timer = setTimeout(() => setAnnounced((before) => ({ announced: newest, count: before.count + 1 })), 100);
    return () => clearTimeout(timer);
  }, [newest]);

  // A new element each time, so that a repeated sentence is announced again.
  const text = announced && <span key={count}>{announced.text}</span>;
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {announced?.kind !== 'error' && text}
      </div>
      <div role="alert" aria-live="assertive" className="sr-only">
        {announced?.kind === 'error' && text}
      </div>
    </>
  );
}
