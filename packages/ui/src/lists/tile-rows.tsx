import type { CSSProperties, ReactElement } from 'react';
import { tileSpans } from './tile-spans.ts';

/** Tiles in rows of two, three or four, by the width there is. No row has a hole, however many tiles there are. */
export function TileRows({ tiles }: { tiles: readonly ReactElement[] }) {
  const [two, three, four] = [tileSpans(tiles.length, 2), tileSpans(tiles.length, 3), tileSpans(tiles.length, 4)];
  return (
    <div className="@container">
      <ul className="grid grid-cols-12 gap-2">
        {tiles.map((tile, index) => (
          <li
            key={tile.key}
            style={{ '--two': two[index], '--three': three[index], '--four': four[index] } as CSSProperties}
            className="col-span-12 @3xs:col-span-(--two) @lg:col-span-(--three) @2xl:col-span-(--four)"
          >
            {tile}
          </li>
        ))}
      </ul>
    </div>
  );
}
