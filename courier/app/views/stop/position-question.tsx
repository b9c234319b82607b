import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { LocateFixed } from 'lucide-react';
import { answerConsent } from '../../run/position/share-position.ts';

/** Asked once, with the first run. The browser asks only after the courier agreed here. */
export function PositionQuestion() {
  return (
    <section aria-labelledby="position-question" className="m-4 mb-0 rounded-lg bg-info-soft p-4">
      <h2 id="position-question" className="flex items-center gap-3 text-lg">
        <LocateFixed className="shrink-0 text-info-text" aria-hidden />
        {t('courier.position')}
      </h2>
      <p className="mt-1">{t('courier.position_text')}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button kind="secondary" onClick={() => answerConsent('no')}>
          {t('courier.skip')}
        </Button>
        <Button onClick={() => answerConsent('yes')}>{t('courier.share')}</Button>
      </div>
    </section>
  );
}
