import type { LatLngExpression, Map as LeafletMap, TileLayer } from 'leaflet';

export type MapPoint = { lat: number; lng: number };
export type MapTheme = 'light' | 'dark';

export type MapCanvasOptions = {
  tileUrl: string;
  language: string;
  theme: MapTheme;
  centre: MapPoint;
  zoom: number;
  minZoom: number;
  maxZoom: number;
  isFixed: boolean;
  onMoveStart: () => void;
  onMoveEnd: (centre: MapPoint, zoom: number) => void;
  onTiles: (outcome: 'shown' | 'failed') => void;
};

export type MapCanvas = {
  leaflet: typeof import('leaflet');
  map: LeafletMap;
  /** Null without a tile server: the map is then a plain background. */
  tiles: TileLayer | null;
};

/** Leaflet uses window when it is imported, and is larger than most pages: it is loaded with the first map. */
export async function createMapCanvas(element: HTMLElement, options: MapCanvasOptions): Promise<MapCanvas> {
  const [{ default: leaflet }] = await Promise.all([import('leaflet'), import('leaflet/dist/leaflet.css')]);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const canMove = !options.isFixed;
  const map = leaflet.map(element, {
    center: at(options.centre),
    zoom: options.zoom,
    minZoom: options.minZoom,
    maxZoom: options.maxZoom,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
    dragging: canMove,
    keyboard: canMove,
    scrollWheelZoom: canMove,
    doubleClickZoom: canMove,
    touchZoom: canMove,
  });
  map.on('movestart', options.onMoveStart);
  map.on('moveend', () => options.onMoveEnd(pointOf(map.getCenter()), map.getZoom()));
  if (options.tileUrl !== '') return { leaflet, map, tiles: addTiles(leaflet, map, options) };
  addGrid(leaflet, map);
  options.onTiles('shown');
  return { leaflet, map, tiles: null };
}

/** Lines instead of tiles, so that moving and zooming are seen. */
function addGrid(leaflet: MapCanvas['leaflet'], map: LeafletMap): void {
  class Grid extends leaflet.GridLayer {
    override createTile = () => leaflet.DomUtil.create('div', 'map-grid');
  }
  new Grid().addTo(map);
}

function addTiles(leaflet: MapCanvas['leaflet'], map: LeafletMap, options: MapCanvasOptions): TileLayer {
  // Other placeholders of the URL are filled from the options; {r} becomes @2x on high-density screens.
  const placeholders = { theme: options.theme, lang: options.language };
  const tiles = leaflet.tileLayer(options.tileUrl, {
    ...placeholders,
    minZoom: options.minZoom,
    maxZoom: options.maxZoom,
    // Otherwise requests pile up on a slow network while the map is dragged.
    updateWhenIdle: true,
    keepBuffer: 3,
  });
  let hasShown = false;
  let failedCount = 0;
  tiles.on('tileload', () => {
    hasShown = true;
    options.onTiles('shown');
  });
  // One missing tile leaves a gap; the map is broken only if no tile has loaded. A small screen may show only two.
  const isBroken = () => !hasShown && failedCount > 0;
  tiles.on('tileerror', () => {
    failedCount += 1;
    if (isBroken() && failedCount >= 3) options.onTiles('failed');
  });
  tiles.on('load', () => {
    if (isBroken()) options.onTiles('failed');
  });
  tiles.on('loading', () => {
    failedCount = 0;
  });
  return tiles.addTo(map);
}

export function changeTheme({ tiles }: MapCanvas, theme: MapTheme): void {
  if (!tiles) return;
  Object.assign(tiles.options, { theme });
  tiles.redraw();
}

export function at({ lat, lng }: MapPoint): LatLngExpression {
  return [lat, lng];
}

function pointOf({ lat, lng }: MapPoint): MapPoint {
  return { lat, lng };
}
