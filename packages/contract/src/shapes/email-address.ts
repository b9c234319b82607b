/** The pattern of an email address, for the call and its form. It runs in linear time on hostile input. */
export const EMAIL_MAX_LENGTH = 255;
export const emailPattern = '^[^\\s@\\p{Cc}\\p{Cs}]{1,64}@[^\\s@\\p{Cc}\\p{Cs}]+\\.[^\\s@.\\p{Cc}\\p{Cs}]{2,}$';
