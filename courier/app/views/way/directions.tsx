import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { lazy, useState } from 'react';
import { LazyPart } from '../lazy-part.tsx';
import { Fold } from '../stop/fold.tsx';

const Turns = lazy(() => import('./turns.tsx').then((module) => ({ default: module.Turns })));

/** The way as text, for couriers who cannot see the map. */
export function Directions({ stop }: { stop: Stop }) {
  const [hasOpened, setHasOpened] = useState(false);
  if (!stop.route) return null;
  return (
    <Fold title={t('courier.directions')} onOpen={() => setHasOpened(true)}>
      <LazyPart>{hasOpened && <Turns line={stop.route.points} />}</LazyPart>
    </Fold>
  );
}
