/* Limits of passwords (specification, section 9), see decision D5. */

/** Of a new account. */
export const minNewAccountPasswordLength = 6;

/** Of a reset and a change. */
export const minPasswordLength = 8;

/** On the registration form. */
export const maxPasswordLength = 40;
