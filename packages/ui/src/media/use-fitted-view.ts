import { useEffect } from 'react';
import { at, type MapCanvas, type MapPoint } from './map-canvas.ts';

const CLOSEST_ZOOM = 16;

type Pixels = { x: number; y: number };

/** A marker ends at its point, so it needs room above and beside it. */
const ROOM = { above: 48, beside: 24, below: 12 };
/** More than that, so that a small step does not move the map. */
const SPARE = 8;

export function hasRoom(points: readonly Pixels[], size: Pixels): boolean {
  return points.every(
    ({ x, y }) => x >= ROOM.beside && x <= size.x - ROOM.beside && y >= ROOM.above && y <= size.y - ROOM.below,
  );
}

/** Keeps points in view with their markers: moves the map when one leaves it, or when they fit at another zoom level. */
export function useFittedView(canvas: MapCanvas | null, points: readonly MapPoint[] | undefined): void {
  useEffect(() => {
    if (!canvas || !points || points.length === 0) return;
    const { leaflet, map } = canvas;
    const above = leaflet.point(ROOM.beside + SPARE, ROOM.above + SPARE);
    const below = leaflet.point(ROOM.beside + SPARE, ROOM.below + SPARE);
    const fit = () => {
      const bounds = leaflet.latLngBounds(points.map(at));
      const zoom = Math.min(map.getBoundsZoom(bounds, false, above.add(below)), CLOSEST_ZOOM);
      const shown = points.map((point) => map.latLngToContainerPoint(at(point)));
      if (zoom === map.getZoom() && hasRoom(shown, map.getSize())) return;
      const animate = map.options.zoomAnimation === true;
      map.fitBounds(bounds, { paddingTopLeft: above, paddingBottomRight: below, maxZoom: CLOSEST_ZOOM, animate });
    };
    fit();
    // The height of the map may change with the width of the page.
    map.on('resize', fit);
    return () => void map.off('resize', fit);
  }, [canvas, points]);
}
