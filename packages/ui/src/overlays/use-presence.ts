import { useEffect, useState } from 'react';

/** Stays true for a while after `open` became false, so that the exit transition is visible. */
export function usePresence(open: boolean, leaveMs: number): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  const [isLeaving, setIsLeaving] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setIsLeaving(!open);
  }

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setIsLeaving(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isLeaving, leaveMs]);

  return open || isLeaving;
}
