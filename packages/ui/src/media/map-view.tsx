import { MapPinOff, Minus, Plus, RotateCw } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { at, type MapCanvas, type MapPoint } from './map-canvas.ts';
import { MapMarkers, type MapMarker } from './map-markers.tsx';
import { MapTraveller, type Traveller } from './map-traveller.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useFittedView } from './use-fitted-view.ts';
import { useMapCanvas, type MapSettings } from './use-map-canvas.ts';

export type { MapCanvas, MapMarker, MapPoint, Traveller };
export type MapHandle = {
  flyTo: (point: MapPoint, zoom?: number) => void;
  setView: (point: MapPoint, zoom?: number) => void;
  /** Zooms so that all points are visible. */
  fit: (points: MapPoint[]) => void;
};

export type MapViewProps = MapSettings & {
  ref?: Ref<MapHandle>;
  label: string;
  attribution: ReactNode;
  /** Called when the map can be moved by its handle. */
  onReady?: (() => void) | undefined;
  zoomInLabel: string;
  zoomOutLabel: string;
  loadingLabel: string;
  errorTitle: string;
  retryLabel: string;
  markers?: MapMarker[] | undefined;
  line?: MapPoint[] | undefined;
  /** A marker that moves from position to position, along its own line. */
  traveller?: Traveller | undefined;
  /** Drawn by Leaflet on the map, such as areas. */
  layers?: ((canvas: MapCanvas) => ReactNode) | undefined;
  /** Points that stay in view. The same array must be passed while they do not change. */
  fitted?: readonly MapPoint[] | undefined;
  className?: string | undefined;
  /** Rendered over the map without catching pointer events, e.g. a pin in the centre. */
  children?: ReactNode;
};

export function MapView({ ref, markers, line, traveller, fitted, layers, className, ...props }: MapViewProps) {
  const elementRef = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { canvas, state } = useMapCanvas(elementRef, props, attempt);
  useMapHandle(ref, canvas, props.onReady);
  useFittedView(canvas, fitted);
  const statusId = useId();

  return (
    <div className={classNames('relative isolate overflow-hidden bg-sunken', className)}>
      {/* Leaflet positions from the left edge in every language. */}
      <div
        ref={elementRef}
        dir="ltr"
        role="application"
        aria-label={props.label}
        aria-describedby={statusId}
        className="map-canvas absolute inset-0"
      />
      {canvas && <MapMarkers canvas={canvas} markers={markers} line={line} />}
      {canvas && layers?.(canvas)}
      {canvas && traveller && <MapTraveller canvas={canvas} traveller={traveller} />}
      <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center">{props.children}</div>
      {!props.isFixed && <ZoomButtons canvas={canvas} inLabel={props.zoomInLabel} outLabel={props.zoomOutLabel} />}
      <p className="absolute start-0 bottom-0 z-20 rounded-se-sm bg-surface/85 px-2 py-0.5 text-2xs text-ink-soft">
        {props.attribution}
      </p>
      <p id={statusId} role="status" className="sr-only">
        {state === 'loading' && props.loadingLabel}
        {state === 'failed' && props.errorTitle}
      </p>
      {state === 'loading' && <Skeleton className="pointer-events-none absolute! inset-0 z-10 rounded-none" />}
      {state === 'failed' && (
        <Failure title={props.errorTitle} retryLabel={props.retryLabel} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </div>
  );
}

type ZoomButtonsProps = { canvas: MapCanvas | null; inLabel: string; outLabel: string };

function ZoomButtons({ canvas, inLabel, outLabel }: ZoomButtonsProps) {
  return (
    <div className="absolute end-3 bottom-3 z-20 flex flex-col gap-2">
      <IconButton kind="overlay" label={inLabel} disabled={!canvas} onClick={() => canvas?.map.zoomIn()}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton kind="overlay" label={outLabel} disabled={!canvas} onClick={() => canvas?.map.zoomOut()}>
        <Minus aria-hidden />
      </IconButton>
    </div>
  );
}

function Failure({ title, retryLabel, onRetry }: { title: string; retryLabel: string; onRetry: () => void }) {
  return (
    <div className="absolute inset-0 z-30 flex flex-col items-center justify-center gap-3 bg-sunken p-6 text-center">
      <MapPinOff className="size-8 text-ink-faint" strokeWidth={1.5} aria-hidden />
      <p className="text-md text-ink-soft" aria-hidden>
        {title}
      </p>
      <Button kind="secondary" size="sm" icon={<RotateCw className="size-4" aria-hidden />} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

function useMapHandle(
  ref: Ref<MapHandle> | undefined,
  canvas: MapCanvas | null,
  onReady: MapViewProps['onReady'],
): void {
  const readyCallback = useRef(onReady);
  useEffect(() => {
    readyCallback.current = onReady;
  });
  useEffect(() => {
    if (canvas) readyCallback.current?.();
  }, [canvas]);

  useImperativeHandle(ref, () => {
    const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    return {
      flyTo: (point, zoom) => canvas?.map.flyTo(at(point), zoom, { animate: !isCalm(), duration: 0.9 }),
      setView: (point, zoom) => canvas?.map.setView(at(point), zoom, { animate: false }),
      fit: (points) =>
        canvas?.map.fitBounds(canvas.leaflet.latLngBounds(points.map(at)), { padding: [48, 48], maxZoom: 17 }),
    };
  }, [canvas]);
}
