import { t } from '@rialto/texts/text.ts';
import { useNavigation } from 'react-router';

/** Progress line while the next page loads. styles/feedback.css delays it, so quick pages never show it. */
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
