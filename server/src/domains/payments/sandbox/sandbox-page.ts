import type { TextKey } from '@rialto/texts/text.ts';
import { textOf } from '../../../platform/texts.ts';
import { sandboxAnswers, type SandboxAnswer } from './answer-sandbox.ts';
import { SANDBOX_PATH } from './sandbox-provider.ts';
import type { SandboxSession } from './sandbox.sql.ts';

const labels: Record<SandboxAnswer, TextKey> = {
  approve: 'sandbox.approve',
  decline: 'sandbox.decline',
  late: 'sandbox.late',
  twice: 'sandbox.twice',
  late_twice: 'sandbox.late_twice',
  time_out: 'sandbox.time_out',
};

/** The sandbox page: plain HTML without a script, in the payer's language. */
export function sandboxPage(session: SandboxSession): string {
  const { id, orderId, language, cancelUrl, answer } = session;
  const say = (key: TextKey, params = {}) => escaped(textOf(key, language, params));
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
${orderId === null ? `<dt>${say('sandbox.purpose')}</dt><dd>${say('top_up.name')}</dd>` : `<dt>${say('sandbox.order')}</dt><dd>${orderId}</dd>`}
<dt>${say('sandbox.amount')}</dt><dd>${escaped(amountOf(session))}</dd>
</dl>
${answer === null ? choice : over}
</main>
</body>
</html>`;
}

/** Uses the storefront's colours. */
export const sandboxStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif;
  --ground: light-dark(#fbf9f5, #141210); --surface: light-dark(#fff, #1e1b18); --ink: light-dark(#1b1714, #f5f0e9);
  --soft: light-dark(#5f574f, #b8aea3); --hairline: light-dark(#e6e0d7, #35302b); --outline: light-dark(#8f8476, #7f756a); }
* { box-sizing: border-box; }
body { margin: 0; display: grid; place-items: center; min-block-size: 100svh; background: var(--ground); color: var(--ink); }
main { inline-size: min(27rem, 100% - 2rem); margin-block: 2rem; padding: 1.75rem 1.5rem; background: var(--surface);
  border: 1px solid var(--hairline); border-radius: 1.25rem; }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0; color: var(--soft); text-wrap: pretty; }
p + p { margin-block-start: .75rem; }
a { color: inherit; font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.25rem 0; padding-block: 1rem;
  border-block: 1px solid var(--hairline); }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .5rem; }
button { min-block-size: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--outline); border-radius: .75rem;
  background: none; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
button:hover { border-color: var(--ink); }
button:focus-visible, a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
button:first-child { border-color: var(--ink); background: var(--ink); color: var(--surface); }
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
