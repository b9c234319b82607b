/** Something read from the database once and kept in memory until the database says that it changed. */
export type Held<T> = {
  read(): Promise<T>;
  /** Reads again soon; until that succeeds, the former value is given. */
  refresh(): void;
  close(): void;
};

type HeldOptions<T> = {
  load: () => Promise<T>;
  onFault: (thrown: unknown) => void;
  /** Changes often come in bursts; one reading answers for all of them. */
  settleMs?: number;
  retryMs?: number;
};

export function hold<T>({ load, onFault, settleMs = 50, retryMs = 2_000 }: HeldOptions<T>): Held<T> {
  let held: { value: T } | null = null;
  let loading: Promise<T> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function begin(): Promise<T> {
    loading ??= load()
      .then((value) => (held = { value }).value)
      .finally(() => (loading = null));
    return loading;
  }

  function readAgainIn(delayMs: number): void {
    if (isClosed || timer) return;
    timer = setTimeout(() => void readAgain(), delayMs).unref();
  }

  async function readAgain(): Promise<void> {
    try {
      // A reading that began before the change may not have seen it, so it is not enough.
      await loading?.catch(() => undefined);
      timer = null;
      if (!isClosed) await begin();
    } catch (thrown) {
      onFault(thrown);
      readAgainIn(retryMs);
    }
  }

  return {
    read: async () => (held ? held.value : begin()),
    refresh: () => {
      if (held || loading) readAgainIn(settleMs);
    },
    close: () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
