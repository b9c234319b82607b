import { useEffect, useRef, useState, type RefObject } from 'react';
import { changeTheme, createMapCanvas, type MapCanvas, type MapPoint } from './map-canvas.ts';
import { useShownTheme } from '../base/use-shown-theme.ts';

export type MapSettings = {
  /** With {z} {x} {y}, and optionally {theme} {lang} {r}. */
  tileUrl: string;
  language: string;
  /** The initial centre; later moves go through the handle. */
  centre: MapPoint;
  zoom: number;
  minZoom?: number | undefined;
  maxZoom?: number | undefined;
  onMoveStart?: (() => void) | undefined;
  onMoveEnd?: ((centre: MapPoint, zoom: number) => void) | undefined;
  /** A static map that cannot be moved. */
  isFixed?: boolean | undefined;
};
type State = 'loading' | 'shown' | 'failed';

/** Leaflet ends a running zoom a quarter of a second later and would then move a map that is gone. */
function removeMap({ map }: MapCanvas): void {
  map.remove();
  Object.assign(map, { _animatingZoom: false });
}

/** Creates the map once, and again for another tile URL, language or attempt. The latest callbacks are always used. */
export function useMapCanvas(elementRef: RefObject<HTMLDivElement | null>, options: MapSettings, attempt: number) {
  const [canvas, setCanvas] = useState<MapCanvas | null>(null);
  const [state, setState] = useState<State>('loading');
  const theme = useShownTheme();
  const latest = useRef({ options, theme });
  useEffect(() => {
    latest.current = { options, theme };
  });

  const { tileUrl, language, isFixed = false } = options;
  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    let isGone = false;
    let made: MapCanvas | null = null;
    const { centre, zoom, minZoom = 10, maxZoom = 18 } = latest.current.options;
    createMapCanvas(element, {
      ...{ tileUrl, language, isFixed, centre, zoom, minZoom, maxZoom },
      theme: latest.current.theme,
      onMoveStart: () => latest.current.options.onMoveStart?.(),
      onMoveEnd: (point, level) => latest.current.options.onMoveEnd?.(point, level),
      onTiles: (outcome) => !isGone && setState(outcome),
    }).then(
      (created) => {
        if (isGone) return removeMap(created);
        made = created;
        setCanvas(created);
      },
      () => !isGone && setState('failed'),
    );
    return () => {
      isGone = true;
      if (made) removeMap(made);
      setCanvas(null);
      setState('loading');
    };
  }, [elementRef, tileUrl, language, isFixed, attempt]);

  useEffect(() => {
    if (canvas) changeTheme(canvas, theme);
  }, [canvas, theme]);

  return { canvas, state };
}
