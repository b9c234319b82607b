import type { Point } from '@rialto/contract/shapes/point.ts';
import type { MapCanvas } from '@rialto/ui/media/map-view.tsx';
import { useEffect } from 'react';

export type Shape = { id: number; name: string; corners: readonly Point[]; isQuiet: boolean };
type Props = { canvas: MapCanvas; shapes: readonly Shape[]; onPick?: (id: number) => void };

/** The areas of zones on a map, each with its name. */
export function ZoneShapes({ canvas, shapes, onPick }: Props) {
  useEffect(() => {
    const { leaflet, map } = canvas;
    const group = leaflet.featureGroup(
      shapes.map(({ id, name, corners, isQuiet }) => {
        const className = isQuiet ? 'map-area-quiet' : 'map-area';
        const drawn = leaflet.polygon(
          corners.map(({ lat, lng }): [number, number] => [lat, lng]),
          { className, interactive: onPick !== undefined },
        );
        if (onPick) drawn.bindTooltip(nameTag(name)).on('click', () => onPick(id));
        return drawn;
      }),
    );
    group.addTo(map);
    return () => void group.remove();
  }, [canvas, shapes, onPick]);
  return null;
}

/** An element, because Leaflet reads a string as HTML. */
function nameTag(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}
