import { t } from '@rialto/texts/text.ts';
import type { ComponentProps } from 'react';
import { PasswordInput } from '@rialto/ui/fields/password-input.tsx';

type Props = Omit<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'>;

const MOST_CHARACTERS = 128;

export function PasswordField(props: Props) {
  return (
    <PasswordInput
      required
      maxLength={MOST_CHARACTERS}
      dir="ltr"
      {...props}
      showLabel={t('auth.show_password')}
      hideLabel={t('auth.hide_password')}
    />
  );
}
