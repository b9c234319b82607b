/** One value loaded from the database and reloaded in the background when the database reports a change. */
export type LiveValue<T> = {
  read(): Promise<T>;
  /** Reloads soon. Until that succeeds, `read` returns the previous value. */
  refresh(): void;
  close(): void;
};

type LiveValueOptions<T> = {
  load: () => Promise<T>;
  onFault: (thrown: unknown) => void;
  /** Changes often come in bursts; one reload covers the whole burst. */
  settleMs?: number;
  retryMs?: number;
};

/** Has no bound in bytes: it is for data that is needed whole, such as the zones and the street map. */
export function liveValue<T>({ load, onFault, settleMs = 50, retryMs = 2_000 }: LiveValueOptions<T>): LiveValue<T> {
  let current: { value: T } | null = null;
  let loading: Promise<T> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function startLoad(): Promise<T> {
    loading ??= load()
      .then((value) => (current = { value }).value)
      .finally(() => (loading = null));
    return loading;
  }

  function reloadIn(delayMs: number): void {
    if (isClosed || timer) return;
    timer = setTimeout(() => void reload(), delayMs).unref();
  }

  async function reload(): Promise<void> {
    try {
      // A load that began before the change may have missed it, so wait for it and load once more.
      await loading?.catch(() => undefined);
      timer = null;
      if (!isClosed) await startLoad();
    } catch (thrown) {
      onFault(thrown);
      reloadIn(retryMs);
    }
  }

  return {
    read: async () => (current ? current.value : startLoad()),
    refresh: () => {
      if (current || loading) reloadIn(settleMs);
    },
    close: () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
