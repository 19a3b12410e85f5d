/* Limits of passwords (specification, section 9), see decision D5. */

/** For the password of a new account. */
export const minNewAccountPasswordLength = 6;

/** For a password that is reset or changed. */
export const minPasswordLength = 8;

/** The registration form accepts no longer password. */
export const maxPasswordLength = 40;
