/** What an e-mail address looks like, for the call and for the form that makes it. Linear, so that a hostile text costs nothing. */
export const EMAIL_MAX_LENGTH = 254;
export const emailPattern = '^[^\\s@\\p{Cc}\\p{Cs}]{1,64}@[^\\s@\\p{Cc}\\p{Cs}]+\\.[^\\s@.\\p{Cc}\\p{Cs}]{2,}$';
