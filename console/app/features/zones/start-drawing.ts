import type { Point } from '@rialto/contract/shapes/point.ts';
import type { MapCanvas } from '@rialto/ui/media/map-view.tsx';
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw';
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter';

export type Drawing = {
  /** Shows a border to change, or starts a new one. */
  show(corners: readonly Point[], isNew: boolean): void;
  stop(): void;
};

const corner = { draggable: true, deletable: true, midpoints: true } as const;
const PRECISION = 6;

/** Terra Draw on a map with one polygon. Reports its corners after each change. */
export function startDrawing({ leaflet, map }: MapCanvas, onChange: (corners: Point[]) => void): Drawing {
  const draw = new TerraDraw({
    adapter: new TerraDrawLeafletAdapter({ lib: leaflet, map, coordinatePrecision: PRECISION }),
    modes: [
      new TerraDrawPolygonMode({ styles: polygonStyles() }),
      new TerraDrawSelectMode({
        flags: { polygon: { feature: { draggable: true, coordinates: corner } } },
        // The delete key would remove the border from the map but not from the form.
        keyEvents: null,
        // The hint above the map speaks of corners, so they stay visible.
        allowManualDeselection: false,
        styles: selectStyles(),
      }),
    ],
  });
  draw.start();
  const report = () => {
    const corners = cornersIn(draw);
    if (corners) onChange(corners);
  };
  draw.on('finish', (id, { action }) => {
    report();
    if (action === 'draw') draw.selectFeature(id);
  });
  return {
    show(corners, isNew) {
      draw.clear();
      if (isNew || corners.length < 3) return draw.setMode('polygon');
      const id = draw.getFeatureId();
      draw.addFeatures([{ id, type: 'Feature', properties: { mode: 'polygon' }, geometry: geometryOf(corners) }]);
      draw.setMode('select');
      draw.selectFeature(id);
    },
    stop: () => draw.stop(),
  };
}

function geometryOf(corners: readonly Point[]) {
  const ring = [...corners, corners[0] as Point].map(({ lat, lng }) => [rounded(lng), rounded(lat)]);
  return { type: 'Polygon' as const, coordinates: [ring] };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(PRECISION));
}

/** The corners of the polygon, each once. */
function cornersIn(draw: TerraDraw): Point[] | null {
  const polygon = draw.getSnapshot().find(({ geometry }) => geometry.type === 'Polygon');
  if (polygon?.geometry.type !== 'Polygon') return null;
  const ring = polygon.geometry.coordinates[0] ?? [];
  return ring.slice(0, -1).map(([lng = 0, lat = 0]) => ({ lat, lng }));
}

/** Terra Draw knows only hexadecimal colours, so the browser resolves the token of the theme. */
function accent(): `#${string}` {
  const probe = document.createElement('span');
  probe.style.color = 'var(--accent)';
  document.body.append(probe);
  const parts = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  return `#${parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
}

function polygonStyles() {
  const colour = accent();
  return {
    fillColor: colour,
    fillOpacity: 0.15,
    outlineColor: colour,
    outlineWidth: 3,
    closingPointColor: colour,
    closingPointWidth: 7,
  };
}

function selectStyles() {
  const colour = accent();
  return {
    selectedPolygonColor: colour,
    selectedPolygonFillOpacity: 0.15,
    selectedPolygonOutlineColor: colour,
    selectedPolygonOutlineWidth: 3,
    selectionPointColor: '#ffffff' as const,
    selectionPointWidth: 7,
    selectionPointOutlineColor: colour,
    selectionPointOutlineWidth: 3,
    midPointColor: colour,
    midPointWidth: 4,
    midPointOpacity: 0.7,
  };
}
