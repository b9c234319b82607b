/** Like fetch, but reports how much of the body is sent, which fetch cannot. */
export function fetchWithProgress(
  onProgress: (share: number) => void,
): (url: string, init: RequestInit) => Promise<Response> {
  return (url, { method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('The request failed'));
      request.send(body as FormData);
    });
}
