import { Button } from '@rialto/ui/actions/button.tsx';
import { Languages } from 'lucide-react';
import { chooseLanguage, shownLanguage } from '../platform/language.ts';

/** Names the other language in that language, so that a courier who needs it can read it. */
export function LanguageButton() {
  const other = shownLanguage.get() === 'ar' ? 'en' : 'ar';
  return (
    <Button
      kind="ghost"
      size="sm"
      lang={other}
      className="min-h-12"
      icon={<Languages className="size-5" aria-hidden />}
      onClick={() => void chooseLanguage(other)}
    >
      {other === 'ar' ? 'العربية' : 'English'}
    </Button>
  );
}
