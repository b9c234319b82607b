import { readConfig } from '@rialto/contract/calls/content.ts';
import { changeShopSettings, readShopSettings } from '@rialto/contract/calls/console/settings.ts';
import type { PageSlug } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/query.ts';
import { useAction } from '../../platform/use-action.ts';

/** The settings that link a policy; the other pages are always linked. */
const links = {
  'refund-policy': 'refund_policy',
  'cancellation-policy': 'cancellation_policy',
  'shipping-policy': 'shipping_policy',
} as const;

/** Whether the shop links a policy. Not every shop needs each. */
export function PolicySwitch({ slug }: { slug: PageSlug }) {
  const { data } = useQuery(queryOf(readShopSettings, {}));
  const { run, isRunning } = useAction(changeShopSettings, { changes: [readShopSettings, readConfig] });
  if (!(slug in links) || !data) return null;
  const name = links[slug as keyof typeof links];
  return (
    <div className="rounded-lg border border-hairline bg-surface px-4">
      <Switch
        label={t('console.texts_linked')}
        hint={t('console.texts_linked_hint')}
        checked={data[name]}
        disabled={isRunning}
        onChange={({ currentTarget }) => run({ body: { [name]: currentTarget.checked } })}
      />
    </div>
  );
}
