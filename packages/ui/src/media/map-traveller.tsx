import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlide, type Glide } from './glide.ts';
import { restOf } from './line-geometry.ts';
import { at, type MapCanvas, type MapPoint } from './map-canvas.ts';

/** Something that moves on the map, along a line if it has one. */
export type Traveller = MapPoint & { label: string; icon: ReactNode; line?: readonly MapPoint[] | undefined };

const NO_LINE: readonly MapPoint[] = [];

/** Glides from position to position; of its line only what lies ahead is drawn. */
export function MapTraveller({ canvas, traveller }: { canvas: MapCanvas; traveller: Traveller }) {
  const [element] = useState(() => document.createElement('div'));
  const [glide, setGlide] = useState<Glide | null>(null);
  const { lat, lng, line = NO_LINE } = traveller;

  useEffect(() => {
    const made = createTraveller(canvas, element);
    setGlide(made.glide);
    return made.remove;
  }, [canvas, element]);

  useEffect(() => glide?.moveTo({ lat, lng }, line), [glide, lat, lng, line]);

  return createPortal(
    <span role="img" aria-label={traveller.label} className="absolute -translate-x-1/2 -translate-y-1/2">
      {traveller.icon}
    </span>,
    element,
  );
}

function createTraveller({ leaflet, map }: MapCanvas, element: HTMLElement) {
  const ahead = leaflet.polyline([], { className: 'map-route', interactive: false }).addTo(map);
  const icon = leaflet.divIcon({ html: element, className: 'map-marker', iconSize: [0, 0] });
  const options = { icon, keyboard: false, interactive: false, zIndexOffset: 1_000 };
  const marker = leaflet.marker([0, 0], options);
  const glide = createGlide({
    show: (point, line) => {
      marker.setLatLng(at(point)).addTo(map);
      ahead.setLatLngs(restOf(line, point).map(at));
    },
    now: () => performance.now(),
    nextFrame: (run) => requestAnimationFrame(run),
    cancelFrame: (id) => cancelAnimationFrame(id),
    isCalm: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  const remove = () => {
    glide.stop();
    marker.remove();
    ahead.remove();
  };
  return { glide, remove };
}
