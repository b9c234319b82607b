import type { ServerProcess } from './processes.ts';

/** Megabytes in use after a garbage collection. The resident size is misleading, because Node returns memory late. */
export async function liveMegabytes({ pid, inspectPort }: ServerProcess): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = await opened(await debuggerUrl(inspectPort));
  try {
    await ask(socket, 1, 'HeapProfiler.collectGarbage', {});
    const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
    const answer = await ask(socket, 2, 'Runtime.evaluate', { expression });
    return (answer as { result: { value: number } }).result.value / 1_000_000;
  } finally {
    socket.close();
  }
}

async function debuggerUrl(port: number): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json`).catch(() => null);
    if (answer) return ((await answer.json()) as [{ webSocketDebuggerUrl: string }])[0].webSocketDebuggerUrl;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The inspector of the server did not respond');
}

async function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return socket;
}

function ask(socket: WebSocket, id: number, method: string, params: object): Promise<unknown> {
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as { id?: number; result: unknown };
      if (answer.id === id) resolve(answer.result);
    });
    socket.send(JSON.stringify({ id, method, params }));
  });
}
