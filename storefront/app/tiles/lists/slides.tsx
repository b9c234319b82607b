import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { SlideRow } from '@rialto/ui/lists/slide-row.tsx';

const AUTOPLAY_MS = 4_000;

type Props = {
  label: string;
  columns: string;
  loops?: boolean;
  isPlaying?: boolean;
  speedMs?: number;
  isOnlyRead?: boolean;
  className?: string;
  children: ReactNode;
};

/** The carousel of packages/ui with our texts and timing (specification 2, section 9). */
export function Slides({ isPlaying = false, ...props }: Props) {
  const autoplay = { everyMs: AUTOPLAY_MS, pauseLabel: t('slides.pause'), playLabel: t('slides.play') };
  return (
    <SlideRow
      {...props}
      previousLabel={t('slides.previous')}
      nextLabel={t('slides.next')}
      autoplay={isPlaying ? autoplay : undefined}
    />
  );
}

/** Item cards: five on a wide screen, two and a half on a phone. */
export const ITEM_COLUMNS =
  'auto-cols-[44%] sm:auto-cols-[30%] lg:auto-cols-[calc((100%-3rem)/4)] wide:auto-cols-[calc((100%-4rem)/5)]';

/** Store cards, a little more than one on a phone; two or three share the whole width of a wide screen. */
export const STORE_COLUMNS =
  'auto-cols-[84%] sm:auto-cols-[46%] lg:auto-cols-[32%] xl:auto-cols-[calc((100%-3rem)/4)] ' +
  'sm:has-[>:nth-child(2):last-child]:auto-cols-fr xl:has-[>:nth-child(3):last-child]:auto-cols-fr';
