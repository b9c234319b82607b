import type { Texts } from './texts.ts';

/** An entry of `offline_payment_methods.details`: where to pay, such as the number of an account. */
export type PaymentDetail = { name: Texts; value: string };

/** An entry of `offline_payment_methods.questions`: a question to the payer, stored with the order under its key. */
export type PaymentQuestion = { key: string; label: Texts; isRequired: boolean };
