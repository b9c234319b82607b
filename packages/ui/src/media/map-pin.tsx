import { classNames } from '../base/class-names.ts';

/** Its tip is the centre of the map. Raised while the map moves. */
export function CentrePin({ isLifted }: { isLifted?: boolean | undefined }) {
  return (
    // The centre is the same in every language: both halves are positioned from the left.
    <span dir="ltr" className="relative block h-0 w-0" aria-hidden>
      <span className="absolute top-0 h-1.5 w-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-black/35 blur-[1px]" />
      <span
        className={classNames(
          'absolute bottom-0 -translate-x-1/2 transition-transform duration-(--duration-base) ease-spring motion-reduce:transition-none',
          isLifted && '-translate-y-3',
        )}
      >
        <MapPinMark />
      </span>
    </span>
  );
}

export function MapPinMark() {
  return (
    <svg width="40" height="50" viewBox="0 0 40 50" className="block drop-shadow-md" aria-hidden>
      <path
        d="M20 49c-1 0-2-.5-2.600-1.300C12.500 40.600 2 31.500 2 19.800 2 9.900 10.100 2 20 2s18 7.900 18 17.800c0 11.700-10.500 20.800-15.400 27.900C22 48.500 21 49 20 49Z"
        className="fill-accent stroke-surface"
        strokeWidth="2"
      />
      <circle cx="20" cy="19.500" r="7" className="fill-accent-ink" />
    </svg>
  );
}
