import { t } from '@rialto/texts/text.ts';
import { PasswordInput } from '@rialto/ui/fields/password-input.tsx';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'>;

/** A password field with the texts of the console. */
export function SecretPassword(props: Props) {
  return (
    <PasswordInput
      dir="ltr"
      required
      {...props}
      showLabel={t('console.access_show_password')}
      hideLabel={t('console.access_hide_password')}
    />
  );
}
