type Mail = { from: string; to: string; subject: string; text: string; id: string };

/** Everything that came from outside is encoded, so that no line end in it can begin a header (trust.md T81). */
export function mimeText({ from, to, subject, text, id }: Mail): string {
  const domain = from.split('@')[1] ?? 'localhost';
  const lines = [
    `From: <${oneLine(from)}>`,
    `To: <${oneLine(to)}>`,
    `Subject: =?utf-8?B?${Buffer.from(oneLine(subject)).toString('base64')}?=`,
    `Message-ID: <${id}@${oneLine(domain)}>`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
    '',
    Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ];
  return lines.join('\r\n');
}

function oneLine(value: string): string {
  return value.replaceAll(/[\r\n<>]/g, '');
}
