import * as z from 'zod/mini';
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

export const firstNameSchema = requiredLine('First Name cannot be empty.');
export const lastNameSchema = requiredLine('Last Name cannot be empty.');
export const emailSchema = requiredLine('Email cannot be empty.');
export const phoneSchema = requiredLine('Phone Number cannot be empty.');

/** The password of a new account (decision D5). */
export const accountPasswordSchema = z
  .string()
  .check(z.minLength(minNewAccountPasswordLength, 'Password too short'));

/** A password that replaces another one (decision D5). */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(minPasswordLength, 'New password must be at least 8 characters.'));

export const passwordMismatchMessage = 'Password does not match';
export const newPasswordMismatchMessage = "New passwords don't match.";

/** Compares `password` and `confirmation`, unless the latter is empty. @param message shown at `confirmation` */
export const matchingPasswordsCheck = (message: string) =>
  z.refine<{ password: string; confirmation: string }>(
    ({ password, confirmation }) => confirmation === '' || password === confirmation,
    { error: message, path: ['confirmation'], when: () => true },
  );

/** Whether a form whose fields are all required is complete. */
export const allFieldsCheck = z.refine<Record<string, string>>(
  (fields) => Object.values(fields).every((value) => value.trim() !== ''),
  { error: 'All fields are required', when: () => true },
);
