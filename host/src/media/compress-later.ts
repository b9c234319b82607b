import type { PictureVariant } from './picture-variant.ts';

type Compression = {
  compress: (variant: PictureVariant) => Promise<void>;
  /** How long no picture may have been drawn before compressing starts. */
  quietMs?: number;
};

const QUIET_MS = 4_000;
/** More are forgotten and stay as they are until they are requested again. */
const MOST_WAITING = 2_000;

export type CompressLater = {
  add(name: string, variant: PictureVariant): void;
  /** Somebody waits for a picture: compressing pauses. */
  postpone(): void;
};

/** Compresses pictures one after another while no picture is being drawn. */
export function compressLater({ compress, quietMs = QUIET_MS }: Compression): CompressLater {
  const waiting = new Map<string, PictureVariant>();
  let timer: NodeJS.Timeout | null = null;
  let isCompressing = false;

  function start(delayMs: number): void {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => void next(), delayMs);
    timer.unref();
  }

  async function next(): Promise<void> {
    timer = null;
    const [first] = waiting;
    if (!first || isCompressing) return;
    const [name, variant] = first;
    isCompressing = true;
    // A failure leaves the picture as it is, which is good enough.
    await compress(variant).catch(() => undefined);
    waiting.delete(name);
    isCompressing = false;
    if (!timer && waiting.size > 0) start(0);
  }

  return {
    add: (name, variant) => {
      if (waiting.size < MOST_WAITING) waiting.set(name, variant);
      if (!timer && !isCompressing) start(quietMs);
    },
    postpone: () => {
      if (waiting.size > 0) start(quietMs);
    },
  };
}
