import { t } from '@rialto/texts/text.ts';
import { useNavigation } from 'react-router';

/** A thin line at the top while the next page is on its way. Quick pages come before it is seen (styles/feedback.css). */
export function PendingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label={t('shell.loading_page')}
      className="pending-bar fixed inset-x-0 top-0 z-(--z-float) h-0.75 bg-accent"
    />
  );
}
