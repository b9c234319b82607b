import Type from 'typebox';
import { EMAIL_MAX_LENGTH, emailPattern } from './email-address.ts';

export const emailAddress = Type.String({
  maxLength: EMAIL_MAX_LENGTH,
  pattern: emailPattern,
  examples: ['mariam@example.com'],
});

/** In any common notation, with or without the country code; the server stores one normal form. */
export const phoneNumber = Type.String({ pattern: '^\\+?[0-9 ()./-]{5,24}$', examples: ['+201001234567'] });

/** An email address or a phone number. */
export const emailOrPhone = Type.String({
  minLength: 3,
  maxLength: EMAIL_MAX_LENGTH,
  pattern: '^[^\\p{Cc}\\p{Cs}]*$',
  examples: ['mariam@example.com'],
});

/** Used exactly as typed; lone surrogates cannot be encoded. */
export const password = Type.String({
  minLength: 1,
  maxLength: 128,
  pattern: '^[^\\p{Cs}]*$',
  examples: ['seven brown camels'],
});

/** Lengths of a contact message, shared by the form and the call. */
export const contactLimits = { name: 80, message: { least: 10, most: 2_000 } } as const;
