import type { Locator, Page } from '@playwright/test';
import { moneyText } from '../set-up/wallet.ts';

type Language = 'en' | 'ar';

const words = {
  en: {
    ...{ add: 'Add money', amount: 'Amount', next: 'Continue to payment' },
    ...{ decline: 'Decline payment', twice: 'Approve, and notify the shop twice' },
    pay: (amount: string) => `Continue to pay ${amount}`,
    added: (amount: string) => `${amount} added to your wallet`,
  },
  ar: {
    ...{ add: 'إضافة رصيد', amount: 'المبلغ', next: 'المتابعة إلى الدفع' },
    ...{ decline: 'رفض الدفع', twice: 'قبوله مع إبلاغ المتجر مرتين' },
    pay: (amount: string) => `المتابعة لدفع ${amount}`,
    added: (amount: string) => `أُضيف ${amount} إلى محفظتك`,
  },
};

export type TopUp = {
  sheet: Locator;
  typed: Locator;
  open(): Promise<void>;
  next(): Promise<void>;
  /** Goes to the page of the provider. */
  pay(amount: number): Promise<void>;
  answer(given: 'decline' | 'twice'): Promise<void>;
  /** What the page says when the money arrived. */
  added(amount: number): Locator;
};

/** Adding money on the page of the wallet. */
export function topUpOn(page: Page, language: Language): TopUp {
  const main = page.getByRole('main');
  const texts = words[language];
  const sheet = page.getByRole('dialog', { name: texts.add });
  const name = (amount: number) => moneyText(amount, language);
  return {
    sheet,
    typed: sheet.getByRole('textbox', { name: texts.amount }),
    open: () => main.getByRole('button', { name: texts.add }).first().click(),
    next: () => sheet.getByRole('button', { name: texts.next }).click(),
    pay: (amount) => sheet.getByRole('button', { name: texts.pay(name(amount)) }).click(),
    answer: (given) => page.getByRole('button', { name: texts[given] }).click(),
    added: (amount) => main.getByRole('heading', { name: texts.added(name(amount)) }),
  };
}
