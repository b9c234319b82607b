import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { ChevronRight } from 'lucide-react';
import { nextPlace, placeTitle } from '../../run/stops.ts';
import { number } from '../../run/words.ts';

/** The other orders of the run, in the order in which they come. A press brings one to the front. */
export function RunList({ stops, onChoose }: { stops: Stop[]; onChoose: (id: number) => void }) {
  if (stops.length === 0) return null;
  const choose = (id: number) => {
    onChoose(id);
    window.scrollTo({ top: 0 });
  };
  return (
    <section aria-labelledby="run-list" className="mx-4 border-t border-hairline py-4">
      <h2 id="run-list" className="text-lg">
        {t('courier.run_next')}
      </h2>
      <ol className="mt-2 flex flex-col gap-2">
        {stops.map((stop, index) => {
          const { address } = nextPlace(stop);
          return (
            <li key={stop.id}>
              <button
                type="button"
                onClick={() => choose(stop.id)}
                className="flex w-full items-center gap-3 rounded-md border border-outline p-3 text-start active:bg-wash-strong"
              >
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-inverse font-bold text-inverse-ink tabular-nums">
                  {number(index + 2)}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{placeTitle(stop)}</span>
                  <span className="flex text-ink-soft">
                    <bdi className="min-w-0 truncate">{address}</bdi>
                  </span>
                </span>
                <ChevronRight className="mirror shrink-0" aria-hidden />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
