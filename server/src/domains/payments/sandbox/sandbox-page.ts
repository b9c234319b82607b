import type { MessageKey } from '@rialto/messages/text.ts';
import { messageText } from '../../../platform/messages.ts';
import { sandboxAnswers, type SandboxAnswer } from './answer-sandbox.ts';
import { SANDBOX_PATH } from './sandbox-provider.ts';
import type { SandboxSession } from './sandbox.sql.ts';

const labels: Record<SandboxAnswer, MessageKey> = {
  approve: 'sandbox.approve',
  decline: 'sandbox.decline',
  late: 'sandbox.late',
  twice: 'sandbox.twice',
  late_twice: 'sandbox.late_twice',
  time_out: 'sandbox.time_out',
};

/** The sandbox's page: plain HTML without a script, in the language the payer had in the shop. */
export function sandboxPage(session: SandboxSession): string {
  const { id, orderId, language, cancelUrl, answer } = session;
  const say = (key: MessageKey, params = {}) => escaped(messageText(key, language, params));
  const buttons = sandboxAnswers
    .map((one) => `<button name="answer" value="${one}">${say(labels[one])}</button>`)
    .join('\n');
  const choice = `<form method="post" action="${SANDBOX_PATH}/${escaped(id)}">${buttons}</form>`;
  const over = `<p role="status">${say('sandbox.over')}</p><p><a href="${escaped(cancelUrl)}">${say('sandbox.back')}</a></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('sandbox.title')}</title>
<link rel="stylesheet" href="${SANDBOX_PATH}/style.css">
</head>
<body>
<main>
<h1>${say('sandbox.title')}</h1>
<p>${say('sandbox.intro')}</p>
<dl>
<dt>${say('sandbox.order')}</dt><dd>${orderId}</dd>
<dt>${say('sandbox.amount')}</dt><dd>${escaped(amountOf(session))}</dd>
</dl>
${answer === null ? choice : over}
</main>
</body>
</html>`;
}

export const sandboxStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; }
main { inline-size: min(26rem, 100% - 2rem); padding-block: 2rem; }
h1 { font-size: 1.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dd { margin: 0; text-align: end; font-weight: 600; }
form { display: grid; gap: .5rem; margin-block-start: 1.5rem; }
button { font: inherit; padding: .75rem 1rem; border: 1px solid; border-radius: .5rem; background: none; cursor: pointer; }
button:first-child { background: CanvasText; color: Canvas; }
`;

function amountOf({ amountMinor, currency, digits, language }: SandboxSession): string {
  const locale = language === 'ar' ? 'ar-EG' : 'en-US';
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${new Intl.NumberFormat(locale, format).format(amountMinor / 10 ** digits)} ${currency}`;
}

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => named[sign] ?? '');
}
