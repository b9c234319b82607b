import { alongLine, lengthOf, simplified } from '../../city/geometry/line.ts';
import type { Line } from '../../city/geometry/line.ts';
import { holds } from '../../city/geometry/ring.ts';
import type { Ring } from '../../city/geometry/ring.ts';
import type { Vec } from '../../city/geometry/vec.ts';
import type { StreetKind } from '../../city/streets/street-kind.ts';
import { zoomMap } from '../map-index.ts';
import { shapedText } from '../text/shaped-text.ts';
import type { ZoomGrid } from '../tile-frame.ts';
import { look, streetTextSize } from './look.ts';
import type { Look } from './look.ts';
import { pathLabel } from './path-label.ts';
import { isInWindow, nameIn, toPixels } from './scene.ts';
import type { Candidate, Scene } from './scene.ts';

const STREET_RANK: Record<StreetKind, number> = {
  motorway: 60,
  primary: 58,
  secondary: 46,
  tertiary: 40,
  residential: 30,
  lane: 24,
};

/** The distance in pixels between repetitions of a street's name. */
const REPEAT = 460;
/** Offsets at which a name is tried, as a share of the free distance to its neighbours. */
const SLIDES = [0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9];
/** The last positions of a river's line are in the sea. */
const MOUTH = 42;

export function streetCandidates(scene: Scene): Candidate[] {
  const { language, grid, region } = scene;
  return zoomMap(grid.z)
    .streets.within(region.box)
    .flatMap(({ street, line }) => {
      const { kind, nameEn, nameAr } = street;
      const size = streetTextSize(kind, grid.z);
      if (size === 0 || !nameEn || !nameAr) return [];
      const style = look(language, 'street', kind === 'primary' ? 'bold' : 'medium', size);
      return alongCandidates(nameIn({ nameEn, nameAr }, language), line, style, STREET_RANK[kind], scene);
    });
}

export function waterCandidates(scene: Scene): Candidate[] {
  const { city, language, grid } = scene;
  const river = grid.z < 14 ? look(language, 'river', 'medium', 10, 0.6) : look(language, 'water', 'medium', 12, 1);
  const ferry = look(language, 'water', 'medium', 9.5);
  return [
    ...(grid.z < 12 ? [] : city.map.rivers).flatMap((each) =>
      openStretches(each.line.slice(0, -MOUTH), city.map.island).flatMap((line) =>
        alongCandidates(nameIn(each, language), line, river, 56, scene),
      ),
    ),
    ...(grid.z < 14 ? [] : city.map.ferries).flatMap((each) =>
      alongCandidates(nameIn(each, language), each.line, ferry, 20, scene, -9),
    ),
  ];
}

/** The parts of a river where no island is in the way of its name. */
function openStretches(line: Line, island: Ring): Line[] {
  const first = line.findIndex((p) => holds(island, p));
  const last = line.findLastIndex((p) => holds(island, p));
  return first < 0 ? [line] : [line.slice(0, first), line.slice(last + 1)];
}

/** The name at even distances along a line, within the scene's region. */
function alongCandidates(name: string, line: Line, style: Look, rank: number, scene: Scene, beside = 0): Candidate[] {
  const { grid, region } = scene;
  const { width } = shapedText(name, style.style);
  const path = pixelLine(line, grid, beside);
  const total = lengthOf(path);
  if (total < width + 8) return [];
  const count = Math.max(1, Math.round(total / (REPEAT + width)));
  const slack = Math.max(0, (total / count - width) / 2 - 6);
  const centres = Array.from({ length: count }, (_, k) => (total * (k + 0.5)) / count);
  return centres
    .filter((centre) => count === 1 || isInWindow(alongLine(path, centre), region.window))
    .map((centre) => ({
      rank,
      tries: SLIDES.map((slide) => () => pathLabel(name, path, centre + slide * slack, style)),
    }));
}

function pixelLine(line: Line, grid: ZoomGrid, beside: number): Vec[] {
  return simplified(line, grid.metresPerPixel * 0.5).map((p) => {
    const { x, y } = toPixels(p, grid);
    return { x, y: y + beside };
  });
}
