import { t } from '@rialto/texts/text.ts';
import { FastForward } from 'lucide-react';

export function SpeedText({ speed }: { speed: number }) {
  return (
    <>
      <FastForward className="mirror size-4 shrink-0" aria-hidden />
      {t('tracking.simulated', { count: speed })}
    </>
  );
}
