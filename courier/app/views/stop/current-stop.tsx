import type { Run } from '@rialto/contract/calls/couriers.ts';
import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { MessageSquareText } from 'lucide-react';
import { lazy } from 'react';
import { nextPlace, placeTitle } from '../../run/stops.ts';
import { distanceText, minutesText, timeOfDay } from '../../run/words.ts';
import { LazyPart } from '../lazy-part.tsx';
import { CashInShift } from '../no-stops.tsx';
import { Directions } from '../way/directions.tsx';
import { Contacts } from './contacts.tsx';
import { Lines } from './lines.tsx';
import { PositionSwitch } from './position-switch.tsx';

// Most stops are at stores.
const loadParcel = () => import('./parcel-parts.tsx');
const Wish = lazy(async () => ({ default: (await loadParcel()).HandoverNote }));
const ParcelFacts = lazy(async () => ({ default: (await loadParcel()).ParcelFacts }));

/** The order that the courier works on: where to go, for whom, what, and the customer's note. */
export function CurrentStop({ stop, run }: { stop: Stop; run: Run }) {
  const isDelivery = stop.next_step === 'deliver';
  const { address } = nextPlace(stop);
  return (
    <section aria-labelledby="current-stop" className="flex flex-col px-4 pt-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink-soft">
        <span>{t('courier.order', { id: stop.order_id })}</span>
        {!isDelivery && !stop.parcel && (
          <Badge look="solid" tone={stop.is_ready ? 'success' : 'warning'} className="text-sm">
            {stop.is_ready ? t('courier.ready') : t('courier.not_ready')}
          </Badge>
        )}
        {stop.arrival?.is_late === 1 && (
          <Badge look="solid" tone="danger" className="text-sm">
            {t('courier.late')}
          </Badge>
        )}
      </p>
      <h1 id="current-stop" className="mt-1 text-3xl">
        {placeTitle(stop)}
      </h1>
      <p className="mt-2 text-xl">
        <bdi>{address}</bdi>
      </p>
      <DoorDetails stop={stop} />
      <WayFacts stop={stop} />
      {stop.parcel && (
        <LazyPart>
          <Wish stop={stop} />
        </LazyPart>
      )}
      <Contacts stop={stop} />
      <Notes stop={stop} />
      {stop.parcel && (
        <LazyPart>
          <ParcelFacts stop={stop} />
        </LazyPart>
      )}
      <div className="mt-4">
        <Lines stop={stop} />
        <Directions stop={stop} />
        <PositionSwitch />
        <CashInShift run={run} />
      </div>
    </section>
  );
}

function DoorDetails({ stop }: { stop: Stop }) {
  const { house, floor, road } = nextPlace(stop);
  return (
    <p className="text-xl font-bold dotted empty:hidden">
      {road && <bdi>{road}</bdi>}
      {house && <span>{t('courier.house', { house })}</span>}
      {floor && <span>{t('courier.floor', { floor })}</span>}
    </p>
  );
}

function WayFacts({ stop: { route, arrival } }: { stop: Stop }) {
  return (
    <p className="mt-1 text-lg text-ink-soft dotted empty:hidden">
      {route && <span>{distanceText(route.distance)}</span>}
      {route && <span>{minutesText(route.seconds)}</span>}
      {arrival && (
        <span>{t('courier.arrive_by', { from: timeOfDay(arrival.from), until: timeOfDay(arrival.until) })}</span>
      )}
    </p>
  );
}

/** At a store, what the customer wrote for the door is of use too; at the door of a sender only what is about that door. */
function Notes({ stop }: { stop: Stop }) {
  const { note } = stop.parcel ? nextPlace(stop) : stop.drop_off;
  const notes = [note, stop.order_note].filter((text) => text !== null && text !== '');
  if (notes.length === 0) return null;
  return (
    <div className="mt-4 flex gap-3 rounded-lg border-2 border-ink p-4">
      <MessageSquareText className="size-6 shrink-0" aria-hidden />
      <div className="min-w-0">
        <h2 className="font-bold">{stop.parcel ? t('courier.note') : t('courier.note_customer')}</h2>
        {notes.map((text) => (
          <p key={text} dir="auto" className="text-lg break-words">
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
