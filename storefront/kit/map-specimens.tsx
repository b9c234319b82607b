import { LocateFixed } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { CentrePin } from '@rialto/ui/media/map-pin.tsx';
import { MapView, type MapHandle, type MapPoint } from '@rialto/ui/media/map-view.tsx';
import { Chapter, Line, Specimen } from './specimen.tsx';

const HARBOUR = { lat: 25.2048, lng: 55.2708 };
const MARKET = { lat: 25.2105, lng: 55.279 };

export function MapSpecimens() {
  return (
    <Chapter
      id="maps"
      title="Maps"
      text="Leaflet comes with the first map. It follows the theme, takes arrow keys, plus and minus, and says when tiles do not come."
    >
      <Specimen name="A pin in the middle" file="map-view.tsx, map-pin.tsx">
        <Picker />
      </Specimen>
      <Specimen name="A fixed map with marks" file="map-view.tsx">
        <MapView
          {...TEXTS}
          label="The way of the order"
          tileUrl={SAMPLE_TILES}
          centre={MARKET}
          zoom={14}
          isFixed
          markers={[
            { id: 'from', ...HARBOUR, label: 'Shop' },
            { id: 'to', ...MARKET, label: 'You' },
          ]}
          line={WAY}
          className="h-80 rounded-md"
        />
      </Specimen>
      <Specimen name="Tiles that do not come" file="map-view.tsx">
        <MapView
          {...TEXTS}
          label="Broken map"
          tileUrl="/no-such-tile/{z}/{x}/{y}{r}.png"
          centre={HARBOUR}
          zoom={12}
          className="h-64 rounded-md"
        />
      </Specimen>
    </Chapter>
  );
}

function Picker() {
  const map = useRef<MapHandle>(null);
  const [centre, setCentre] = useState<MapPoint>(HARBOUR);
  const [isMoving, setIsMoving] = useState(false);
  return (
    <>
      <MapView
        {...TEXTS}
        ref={map}
        label="Choose a place"
        tileUrl={SAMPLE_TILES}
        centre={HARBOUR}
        zoom={13}
        onMoveStart={() => setIsMoving(true)}
        onMoveEnd={(point) => {
          setIsMoving(false);
          setCentre(point);
        }}
        className="h-80 rounded-md"
      >
        <CentrePin isLifted={isMoving} />
      </MapView>
      <Line className="mt-4 justify-between">
        <span className="text-sm text-ink-soft tabular-nums" dir="ltr">
          {centre.lat.toFixed(4)}, {centre.lng.toFixed(4)}
        </span>
        <Button
          kind="secondary"
          size="sm"
          icon={<LocateFixed className="size-4" aria-hidden />}
          onClick={() => map.current?.flyTo(MARKET, 16)}
        >
          Fly to the market
        </Button>
      </Line>
    </>
  );
}

const WAY = [HARBOUR, { lat: 25.206, lng: 55.276 }, { lat: 25.209, lng: 55.2755 }, MARKET];

const TEXTS = {
  language: 'en',
  attribution: 'Sample streets',
  zoomInLabel: 'Nearer',
  zoomOutLabel: 'Farther',
  loadingLabel: 'The map is loading',
  errorTitle: 'The map cannot be shown now.',
  retryLabel: 'Try again',
};

// A map tile that needs no server and follows the theme's colours.
const SAMPLE_TILES =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" class="__theme__"><style>' +
      '.light .a{fill:#f1ebe0}.light .b{fill:#fff}.light .c{fill:#dcead2}.light .d{fill:#cfe3ee}.light .e{fill:#e6dccb}' +
      '.dark .a{fill:#24201c}.dark .b{fill:#3a342e}.dark .c{fill:#27301f}.dark .d{fill:#1b2a33}.dark .e{fill:#2f2923}' +
      '</style><path class="a" d="M0 0h256v256H0z"/><path class="c" d="M20 150h70v80H20z"/>' +
      '<path class="d" d="M256 0v90c-40-6-60-30-66-90z"/><path class="e" d="M120 20h40v50h-40zM36 30h50v70H36zM130 150h90v70h-90z"/>' +
      '<path class="b" d="M0 118h256v14H0zM100 0h12v256h-12zM0 236h256v6H0zM226 118h8v138h-8z"/></svg>',
  )
    .replace('__theme__', '{theme}')
    .concat('#{z}/{x}/{y}');
