import type { CallInput } from '@rialto/api-client/caller.ts';
import type { Endpoint, Reply } from '@rialto/contract/http/endpoint.ts';
import { useMutation } from '@tanstack/react-query';
import { callApi } from './api.ts';
import { invalidate } from './query.ts';
import { showFault } from './toasts.ts';

type Options<E extends Endpoint> = {
  /** The calls whose data changes with this one. */
  changes?: readonly Endpoint[];
  onDone?: (reply: Reply<E>) => void;
  /** Shows the refusal itself, such as beside a field; otherwise it is a toast. */
  onRefused?: (fault: unknown) => void;
};

/** A call that changes something: whether it runs, and a function that starts it. */
export function useAction<E extends Endpoint>(endpoint: E, { changes = [], onDone, onRefused }: Options<E> = {}) {
  const { mutate, isPending } = useMutation<Reply<E>, unknown, CallInput<E>>({
    mutationFn: (input) => callApi(endpoint, input),
    onSuccess: (reply) => {
      invalidate(...changes);
      onDone?.(reply);
    },
    onError: onRefused ?? showFault,
  });
  return { run: mutate, isRunning: isPending };
}
