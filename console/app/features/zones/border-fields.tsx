import type { Point } from '@rialto/contract/shapes/point.ts';
import { circleAround, middleOf } from '@rialto/rules/zone/border.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { LocateFixed, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { NumberField } from '../../cards/fields/number-field.tsx';
import { toasts } from '../../platform/toasts.ts';

const NORTHERNMOST = 90;
const EASTERNMOST = 180;

type Props = { corners: readonly Point[]; fallback: Point; onChange: (corners: Point[]) => void };

/** The border without the map: a circle around a point, or every corner by its coordinates. */
export function BorderFields({ corners, fallback, onChange }: Props) {
  const [isListed, setIsListed] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <CircleFields key={corners.length === 0 ? 'empty' : 'drawn'} {...{ corners, fallback, onChange }} />
      {corners.length > 0 && (
        <div>
          <Button kind="ghost" size="sm" aria-expanded={isListed} onClick={() => setIsListed(!isListed)}>
            {t('console.zones_corners', { count: corners.length })}
          </Button>
          {isListed && <CornerList corners={corners} onChange={onChange} />}
        </div>
      )}
    </div>
  );
}

function CircleFields({ corners, fallback, onChange }: Props) {
  const [centre, setCentre] = useState<Point>(() => (corners.length > 0 ? fiveDigits(middleOf(corners)) : fallback));
  const [kilometres, setKilometres] = useState<number | null>(4);
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setCentre({ lat: round(coords.latitude), lng: round(coords.longitude) }),
      () => toasts.show({ kind: 'error', text: t('console.zones_no_position') }),
    );
  return (
    <fieldset className="rounded-md border border-hairline p-3">
      <legend className="px-1 text-sm font-semibold">{t('console.zones_circle')}</legend>
      <div className="grid grid-cols-3 gap-2">
        <NumberField
          label={t('console.zones_latitude')}
          min={-NORTHERNMOST}
          max={NORTHERNMOST}
          value={centre.lat}
          onChange={(lat) => setCentre({ ...centre, lat: lat ?? 0 })}
        />
        <NumberField
          label={t('console.zones_longitude')}
          min={-EASTERNMOST}
          max={EASTERNMOST}
          value={centre.lng}
          onChange={(lng) => setCentre({ ...centre, lng: lng ?? 0 })}
        />
        <NumberField
          label={t('console.zones_radius')}
          suffix={t('console.zones_km')}
          value={kilometres}
          min={0.1}
          max={200}
          onChange={setKilometres}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          kind="secondary"
          size="sm"
          disabled={!kilometres || kilometres <= 0}
          onClick={() => onChange(circleAround(centre, kilometres ?? 1))}
        >
          {t('console.zones_draw_circle')}
        </Button>
        <Button kind="ghost" size="sm" icon={<LocateFixed className="size-4" aria-hidden />} onClick={locate}>
          {t('console.zones_here')}
        </Button>
      </div>
    </fieldset>
  );
}

type ListProps = { corners: readonly Point[]; onChange: (corners: Point[]) => void };

function CornerList({ corners, onChange }: ListProps) {
  return (
    <ol className="-mx-1 mt-1 flex max-h-80 flex-col gap-2 overflow-y-auto p-1">
      {corners.map((corner, position) => (
        <CornerRow
          // Corners have no identity besides their place in the line.
          // oxlint-disable-next-line react/no-array-index-key
          key={position}
          number={position + 1}
          corner={corner}
          onChange={(changed) => onChange(corners.map((former, at) => (at === position ? changed : former)))}
          onRemove={corners.length > 3 ? () => onChange(corners.filter((_, at) => at !== position)) : undefined}
        />
      ))}
      <li>
        <Button
          kind="ghost"
          size="sm"
          icon={<Plus className="size-4" aria-hidden />}
          onClick={() => onChange([...corners, between(corners)])}
        >
          {t('console.zones_add_corner')}
        </Button>
      </li>
    </ol>
  );
}

type RowProps = {
  number: number;
  corner: Point;
  onChange: (corner: Point) => void;
  onRemove: (() => void) | undefined;
};

/** One corner. It moves when its field is left, because unfinished coordinates are far away. */
function CornerRow({ number, corner, onChange, onRemove }: RowProps) {
  const [typed, setTyped] = useState<Partial<Record<keyof Point, number | null>>>({});
  const leave = () => {
    setTyped({});
    const lat = within(typed.lat ?? corner.lat, NORTHERNMOST);
    const lng = within(typed.lng ?? corner.lng, EASTERNMOST);
    if (lat !== corner.lat || lng !== corner.lng) onChange({ lat, lng });
  };
  return (
    <li className="grid grid-cols-[2rem_1fr_1fr_auto] items-center gap-2" onBlur={leave}>
      <span className="text-sm text-ink-soft tabular-nums">{number}</span>
      <NumberField
        isLabelHidden
        label={t('console.zones_corner_latitude', { number })}
        min={-NORTHERNMOST}
        value={typed.lat === undefined ? corner.lat : typed.lat}
        onChange={(lat) => setTyped({ ...typed, lat })}
      />
      <NumberField
        isLabelHidden
        label={t('console.zones_corner_longitude', { number })}
        min={-EASTERNMOST}
        value={typed.lng === undefined ? corner.lng : typed.lng}
        onChange={(lng) => setTyped({ ...typed, lng })}
      />
      <IconButton
        size="sm"
        label={t('console.zones_remove_corner', { number })}
        disabled={!onRemove}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

function within(degrees: number, most: number): number {
  return Math.min(most, Math.max(-most, degrees));
}

/** A new corner halfway along the closing side, so that the border stays as it was. */
function between(corners: readonly Point[]): Point {
  return middleOf([corners.at(-1), corners[0]].filter((corner): corner is Point => corner !== undefined));
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** Metres; more digits do not fit their field. */
function fiveDigits({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
}
