import { useEffect } from 'react';
import { at, type MapCanvas, type MapPoint } from './map-canvas.ts';

const PADDING: [number, number] = [44, 52];
const CLOSEST_ZOOM = 16;

/** Keeps points in view: moves the map when one leaves it, or when they fit at another zoom level. */
export function useFittedView(canvas: MapCanvas | null, points: readonly MapPoint[] | undefined): void {
  useEffect(() => {
    if (!canvas || !points || points.length === 0) return;
    const { leaflet, map } = canvas;
    const fit = () => {
      const bounds = leaflet.latLngBounds(points.map(at));
      const zoom = Math.min(map.getBoundsZoom(bounds, false, leaflet.point(PADDING).multiplyBy(2)), CLOSEST_ZOOM);
      if (zoom === map.getZoom() && map.getBounds().contains(bounds)) return;
      map.setView(bounds.getCenter(), zoom, { animate: map.options.zoomAnimation === true });
    };
    fit();
    // The height of the map may change with the width of the page.
    map.on('resize', fit);
    return () => void map.off('resize', fit);
  }, [canvas, points]);
}
