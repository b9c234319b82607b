type Options<Item> = {
  /** Items with a common key are handed over one after the other, in the order of their arrival. */
  keysOf: (item: Item) => readonly string[];
};

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

const MOST_AT_ONCE = 50;

/**
 * Hands over together what arrives during a run, as a database commits in groups: for small statements a round trip and
 * a commit cost more than an item. Nothing waits while no run is under way; a run that fails, fails for all its items.
 */
export function inGroups<Item, Result>(
  run: (items: Item[]) => Promise<readonly Result[]>,
  { keysOf }: Options<Item>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const { taken, left } = takeDistinct(waiting, keysOf);
      waiting = left;
      await runGroup(taken);
    }
    isRunning = false;
  }

  async function runGroup(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(group.map(({ item }) => item));
      group.forEach(({ resolve }, at) => resolve(results[at] as Result));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runAll();
    });
}

function takeDistinct<Item, Result>(
  waiting: readonly Waiting<Item, Result>[],
  keysOf: (item: Item) => readonly string[],
): { taken: Waiting<Item, Result>[]; left: Waiting<Item, Result>[] } {
  const keys = new Set<string>();
  const taken: Waiting<Item, Result>[] = [];
  const left: Waiting<Item, Result>[] = [];
  for (const each of waiting) {
    const own = keysOf(each.item);
    const isFree = taken.length < MOST_AT_ONCE && own.every((key) => !keys.has(key));
    // Those that stay keep their keys too, so that a later item does not overtake them.
    own.forEach((key) => keys.add(key));
    (isFree ? taken : left).push(each);
  }
  return { taken, left };
}
