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
  /** Compresses nothing more. Resolves when the running compression has ended. */
  stop(): Promise<void>;
};

/** Compresses pictures one after another while no picture is being drawn. */
export function compressLater({ compress, quietMs = QUIET_MS }: Compression): CompressLater {
  const waiting = new Map<string, PictureVariant>();
  let timer: NodeJS.Timeout | null = null;
  let compressing: Promise<void> | null = null;
  let isStopped = false;

  function start(delayMs: number): void {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => void next(), delayMs);
    timer.unref();
  }

  async function next(): Promise<void> {
    timer = null;
    const [first] = waiting;
    if (!first || compressing) return;
    const [name, variant] = first;
    // A failure leaves the picture as it is, which is good enough.
    compressing = compress(variant).catch(() => undefined);
    await compressing;
    waiting.delete(name);
    compressing = null;
    if (!timer && waiting.size > 0) start(0);
  }

  return {
    add: (name, variant) => {
      if (isStopped) return;
      if (waiting.size < MOST_WAITING) waiting.set(name, variant);
      if (!timer && !compressing) start(quietMs);
    },
    postpone: () => {
      if (waiting.size > 0) start(quietMs);
    },
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      waiting.clear();
      await compressing;
    },
  };
}
