import { t } from '@rialto/texts/text.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { startSocialSignIn } from './start-social-sign-in.ts';

export type SocialMethod = { login_medium: string; name: string };

/** Buttons for the social sign-in methods (ACC-03). */
export function SocialButtons({ methods, from }: { methods: SocialMethod[]; from: string | null }) {
  const [leaving, setLeaving] = useState<string | null>(null);
  if (methods.length === 0) return null;

  async function leaveFor(medium: string) {
    if (leaving) return;
    setLeaving(medium);
    try {
      location.assign(await startSocialSignIn(medium, from));
    } catch (thrown) {
      showErrors(thrown);
      setLeaving(null);
    }
  }

  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {t('auth.or')}
      </p>
      {methods.map(({ login_medium, name }) => (
        <Button
          key={login_medium}
          kind="secondary"
          size="lg"
          isFull
          icon={<KeyRound className="size-5 text-ink-soft" aria-hidden />}
          isLoading={leaving === login_medium}
          onClick={() => void leaveFor(login_medium)}
        >
          {t('auth.continue_with', { name })}
        </Button>
      ))}
    </div>
  );
}
