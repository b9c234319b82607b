/** Null if the node does not answer. */
export function post(port: number, token: string, path: string, body: object): Promise<Response | null> {
  return fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
}
