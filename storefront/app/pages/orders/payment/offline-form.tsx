import { listOfflineMethods } from '@rialto/contract/calls/payments.ts';
import { reportOfflinePayment } from '@rialto/contract/calls/order-payments.ts';
import { t } from '@rialto/texts/text.ts';
import { useState, type FormEvent } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import type { Query } from '../../../platform/query/query.ts';
import { useQuery } from '../../../platform/query/use-query.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { PicturePicker } from '@rialto/ui/fields/picture-picker.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { OfflineQuestions } from './offline-questions.tsx';
import { answersOf, missingAnswer, type OfflineMethod } from './offline-answers.ts';

const MOST_BYTES = 5_000_000;

type Props = { orderId: number; onReported: () => void; onBack: () => void };

const offlineMethodsQuery = (): Query<OfflineMethod[]> => ({
  key: ['offline-methods'],
  fetch: (signal) => callApi(listOfflineMethods, { signal }),
});

/** Where to send the money, and the questions about the transfer. */
export function OfflineForm({ orderId, onReported, onBack }: Props) {
  const state = useQuery(offlineMethodsQuery());
  if (state.kind === 'loading')
    return (
      <SkeletonGroup label={t('payment.loading')} className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  const methods = state.kind === 'ready' ? state.data : [];
  if (methods.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft">{t('payment.offline_failed')}</p>
        <Button kind="secondary" size="sm" onClick={state.refetch}>
          {t('action.retry')}
        </Button>
        <Button kind="ghost" size="sm" onClick={onBack}>
          {t('payment.other_way')}
        </Button>
      </div>
    );
  return <MethodForm {...{ orderId, methods, onReported, onBack }} />;
}

function MethodForm({ orderId, methods, onReported, onBack }: Props & { methods: OfflineMethod[] }) {
  const [methodId, setMethodId] = useState(methods[0]?.id);
  const [missing, setMissing] = useState<string | null>(null);
  const [proof, setProof] = useState<File[]>([]);
  const [isBusy, setBusy] = useState(false);
  const method = methods.find(({ id }) => id === methodId);
  if (!method) return null;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = answersOf(method, new FormData(form));
    const lacking = missingAnswer(method, answers);
    setMissing(lacking);
    if (lacking !== null) return void form.querySelector<HTMLInputElement>(`[name="${CSS.escape(lacking)}"]`)?.focus();
    setBusy(true);
    try {
      const body = {
        order_id: orderId,
        ...(await ownerFields()),
        method_id: method.id,
        answers: JSON.stringify(answers),
      };
      const { message } = await callApi(reportOfflinePayment, { body, files: { proof } });
      toasts.show({ kind: 'success', text: message });
      onReported();
    } catch (thrown) {
      // Typed answers stay, so that they can be corrected and sent again.
      showErrors(thrown);
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
      {methods.length > 1 && (
        <RadioGroup
          legend={t('payment.offline_where')}
          name="offline-method"
          look="cards"
          className="[&>div]:sm:grid-cols-2"
          value={String(method.id)}
          onChange={(value) => setMethodId(Number(value))}
          options={methods.map(({ id, method_name }) => ({ value: String(id), label: method_name }))}
        />
      )}
      <OfflineQuestions key={method.id} method={method} missing={missing} />
      <PicturePicker
        label={t('payment.proof')}
        hint={t('payment.proof_hint')}
        pictures={proof}
        maxCount={1}
        maxBytes={MOST_BYTES}
        onChange={setProof}
        onTooLarge={() => toasts.show({ id: 'error', kind: 'error', text: t('refusal.picture_too_large') })}
        addLabel={t('order.add_picture')}
        removeLabel={t('order.remove_picture')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isBusy}>
          {t('payment.tell')}
        </Button>
        <Button kind="ghost" onClick={onBack} disabled={isBusy}>
          {t('payment.other_way')}
        </Button>
      </div>
    </form>
  );
}
