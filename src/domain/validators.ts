import * as z from 'zod/mini';
import { copy } from './forms/copy.ts';
import { lineCheck, maxLengthCheck } from './names.ts';
import { minNewAccountPasswordLength, minPasswordLength } from './password-lengths.ts';

/** A field of a form that may be empty: one line (see `toLine`). */
export const optionalLine = (label: string, maxLength: number) =>
  z.string().check(lineCheck, maxLengthCheck(label, maxLength));

/** A field of a form that may be empty: text with line breaks. */
export const optionalText = (label: string, maxLength: number) =>
  z.string().check(z.trim(), maxLengthCheck(label, maxLength));

/* Validators that several forms share (VAL-01). */

const requiredLine = (message: string) => z.string().check(lineCheck, z.minLength(1, message));

export const firstNameSchema = requiredLine(copy.firstNameEmpty);
export const lastNameSchema = requiredLine(copy.lastNameEmpty);
export const emailSchema = requiredLine(copy.emailEmpty);
export const phoneSchema = requiredLine(copy.phoneEmpty);

/** The password of a new account (decision D5). */
export const accountPasswordSchema = z
  .string()
  .check(z.minLength(minNewAccountPasswordLength, copy.passwordTooShort));

/** A password that replaces another one (decision D5). */
export const newPasswordSchema = z.string().check(z.minLength(minPasswordLength, copy.newPasswordTooShort));

export const passwordMismatchMessage = copy.passwordMismatch;
export const newPasswordMismatchMessage = copy.newPasswordMismatch;

/** Compares `password` and `confirmation`, unless the latter is empty. @param message shown at `confirmation` */
export const matchingPasswordsCheck = (message: string) =>
  z.refine<{ password: string; confirmation: string }>(
    ({ password, confirmation }) => confirmation === '' || password === confirmation,
    { error: message, path: ['confirmation'], when: () => true },
  );

/** Whether a form whose fields are all required is complete. */
export const allFieldsCheck = z.refine<Record<string, string>>(
  (fields) => Object.values(fields).every((value) => value.trim() !== ''),
  { error: copy.allFieldsRequired, when: () => true },
);
