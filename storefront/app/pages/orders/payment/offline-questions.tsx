import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import type { OfflineMethod } from './offline-answers.ts';

/** Payment instructions and questions, both written by the shop. */
export function OfflineQuestions({ method, missing }: { method: OfflineMethod; missing: string | null }) {
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 rounded-md bg-sunken p-4 sm:grid-cols-2">
        {method.method_fields.map(({ input_name, input_data }) => (
          <div key={input_name}>
            <dt className="text-sm text-ink-soft">{input_name}</dt>
            <dd className="font-semibold text-ink">
              <bdi>{input_data}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4 sm:grid-cols-2">
        {method.method_informations.map(({ customer_input, customer_placeholder, is_required }) => (
          <Input
            key={customer_input}
            name={customer_input}
            label={customer_placeholder}
            required={is_required === 1}
            maxLength={200}
            autoComplete="off"
            error={missing === customer_input ? t('payment.need_answer') : undefined}
          />
        ))}
      </div>
    </>
  );
}
