import type { Marker } from 'leaflet';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { at, type MapCanvas, type MapPoint } from './map-canvas.ts';
import { MapPinMark } from './map-pin.tsx';

export type MapMarker = MapPoint & { id: string; label: string; icon?: ReactNode };

type MapMarkersProps = { canvas: MapCanvas; markers?: MapMarker[] | undefined; line?: MapPoint[] | undefined };

export function MapMarkers({ canvas, markers = [], line }: MapMarkersProps) {
  useLine(canvas, line);
  return markers.map((marker) => <OneMarker key={marker.id} canvas={canvas} marker={marker} />);
}

/** Leaflet moves the element, React renders its content. */
function OneMarker({ canvas, marker }: { canvas: MapCanvas; marker: MapMarker }) {
  const [element] = useState(() => document.createElement('div'));
  const [placed, setPlaced] = useState<Marker | null>(null);
  const { lat, lng, label } = marker;

  useEffect(() => {
    const icon = canvas.leaflet.divIcon({ html: element, className: 'map-marker', iconSize: [0, 0] });
    const added = canvas.leaflet.marker([0, 0], { icon, keyboard: false, interactive: false }).addTo(canvas.map);
    setPlaced(added);
    return () => void added.remove();
  }, [canvas, element]);

  useEffect(() => {
    placed?.setLatLng([lat, lng]);
  }, [placed, lat, lng]);

  return createPortal(
    <span role="img" aria-label={label} className="absolute -translate-x-1/2 -translate-y-full">
      {marker.icon ?? <MapPinMark />}
    </span>,
    element,
  );
}

function useLine({ leaflet, map }: MapCanvas, line: MapPoint[] | undefined): void {
  useEffect(() => {
    if (!line || line.length < 2) return;
    const added = leaflet.polyline(line.map(at), { className: 'map-line', interactive: false }).addTo(map);
    return () => void added.remove();
  }, [leaflet, map, line]);
}
