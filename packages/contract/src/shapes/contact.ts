import Type from 'typebox';
import { EMAIL_MAX_LENGTH, emailPattern } from './email-address.ts';

export const emailAddress = Type.String({
  maxLength: EMAIL_MAX_LENGTH,
  pattern: emailPattern,
  examples: ['mariam@example.com'],
});

/** As people write numbers, with or without their country; the server keeps one form of each. */
export const phoneNumber = Type.String({ pattern: '^\\+?[0-9 ()./-]{5,24}$', examples: ['+201001234567'] });

/** An e-mail address or a phone number. */
export const emailOrPhone = Type.String({
  minLength: 3,
  maxLength: EMAIL_MAX_LENGTH,
  pattern: '^[^\\p{Cc}\\p{Cs}]*$',
  examples: ['mariam@example.com'],
});

/** Used exactly as typed; lone surrogates have no bytes. */
export const password = Type.String({
  minLength: 1,
  maxLength: 128,
  pattern: '^[^\\p{Cs}]*$',
  examples: ['seven brown camels'],
});

/** How much of each a message may have; the form and the call keep to the same. */
export const contactLimits = { name: 80, message: { least: 10, most: 2_000 } } as const;
