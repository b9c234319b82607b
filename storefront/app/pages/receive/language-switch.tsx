import { languages, type Language } from '@rialto/contract/http/languages.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Globe } from 'lucide-react';
import { languageNames } from '../../features/preferences/language-names.ts';
import { useRootData } from '../../platform/page/root-data.ts';

/** The other language, for a receiver whose device has neither an account nor settings of this shop. */
export function LanguageSwitch() {
  const { scope } = useRootData();
  const others = languages.filter((code) => code !== scope.language);
  return others.map((code) => (
    <Button
      key={code}
      kind="ghost"
      size="sm"
      lang={code}
      icon={<Globe className="size-4" aria-hidden />}
      onClick={() => void change(code)}
    >
      {languageNames[code]}
    </Button>
  ));
}

async function change(code: Language): Promise<void> {
  const { changeLanguage } = await import('../../features/preferences/change-language.ts');
  changeLanguage(code);
}
