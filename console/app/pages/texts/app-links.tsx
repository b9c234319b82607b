import type { LandingTexts } from '@rialto/contract/calls/console/texts.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';

type Store = 'play_store' | 'apple_store';
type Props = { draft: LandingTexts; onChange: (part: Partial<LandingTexts>) => void };

/** Where customers download the apps, if the shop has some. */
export function AppLinks({ draft, onChange }: Props) {
  const link = (name: Store, label: string) => {
    const { url, is_shown } = draft[name];
    return (
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Input
          type="url"
          dir="ltr"
          label={label}
          placeholder="https://"
          maxLength={250}
          value={url}
          onChange={({ currentTarget }) => onChange({ [name]: { url: currentTarget.value.trim(), is_shown } })}
        />
        <Switch
          label={t('console.texts_app_shown')}
          checked={is_shown}
          onChange={({ currentTarget }) => onChange({ [name]: { url, is_shown: currentTarget.checked } })}
        />
      </div>
    );
  };
  return (
    <>
      {link('play_store', t('console.texts_play_store'))}
      {link('apple_store', t('console.texts_apple_store'))}
    </>
  );
}
