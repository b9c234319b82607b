import { refused, urlOf, type CallInput } from '@rialto/api-client/caller.ts';
import { scopeHeaders } from '@rialto/api-client/scope-headers.ts';
import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import { useState } from 'react';
import { staffScope } from './api.ts';
import { showFault } from './toasts.ts';

/** Loads a file of the API and gives it to the browser. The token is in a header, so a plain link would not do. */
async function download<E extends Endpoint>(endpoint: E, input: CallInput<E>, fileName: string): Promise<void> {
  const { params, query } = input as { params?: object; query?: object };
  const response = await fetch(urlOf(endpoint.path, params, query), { headers: scopeHeaders(staffScope()) });
  if (!response.ok) throw await refused(response);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** A function that saves a file, and the name of the one being prepared. */
export function useDownload() {
  const [running, setRunning] = useState<string | null>(null);
  async function save<E extends Endpoint>(endpoint: E, input: CallInput<E>, fileName: string): Promise<void> {
    setRunning(fileName);
    try {
      await download(endpoint, input, fileName);
    } catch (fault) {
      showFault(fault);
    } finally {
      setRunning(null);
    }
  }
  return { save, running };
}
