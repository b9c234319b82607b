import type { City } from '../../city/city.ts';
import type { StreetKind } from '../../city/streets/street-kind.ts';
import type { ZoomMap } from '../map-index.ts';
import type { Palette } from '../style/palette.ts';
import { KINDS_FROM_SMALL, casingWidth, streetWidth } from '../style/street-widths.ts';
import { linePath } from '../svg-path.ts';
import type { TileFrame } from '../tile-frame.ts';
import { FLAT_ENDS, stroked } from './marks.ts';
import { railLayer } from './rail-layer.ts';

/**
 * All casings are below all fills, so that streets merge; only the motorway, which is on viaducts, has its casing above
 * the rest.
 */
export function streetLayer(city: City, zoom: ZoomMap, frame: TileFrame, palette: Palette): string {
  const paths = pathsByKind(zoom, frame);
  const atGrade = KINDS_FROM_SMALL.filter((kind) => kind !== 'motorway');
  const casing = (kind: StreetKind) => {
    const width = streetWidth(kind, frame.z);
    const edge = casingWidth(kind, frame.z);
    return edge > 0 ? stroked(paths[kind], palette.streets[kind].casing, width + edge * 2) : '';
  };
  const fill = (kind: StreetKind) => {
    const isFar = frame.z < 12 && (kind === 'secondary' || kind === 'tertiary');
    return stroked(paths[kind], isFar ? palette.farRoad : palette.streets[kind].fill, streetWidth(kind, frame.z));
  };
  return (
    atGrade.map(casing).join('') +
    railLayer(city, frame, palette) +
    bridges(city, frame, palette) +
    atGrade.map(fill).join('') +
    casing('motorway') +
    fill('motorway')
  );
}

function pathsByKind(zoom: ZoomMap, frame: TileFrame): Record<StreetKind, string> {
  const paths = { motorway: '', primary: '', secondary: '', tertiary: '', residential: '', lane: '' };
  for (const { street, line } of zoom.streets.within(frame.box)) paths[street.kind] += linePath(line, frame);
  return paths;
}

/** Parapets: a firmer edge where a road is over water. */
function bridges({ map }: City, frame: TileFrame, palette: Palette): string {
  if (frame.z < 13) return '';
  return map.bridges
    .map(({ kind, line }) => {
      if (kind === 'rail') return '';
      const width = streetWidth(kind, frame.z) + casingWidth(kind, frame.z) * 2;
      return stroked(linePath(line, frame), palette.wallEdge, width + (frame.z > 15 ? 3 : 1.2), FLAT_ENDS);
    })
    .join('');
}
