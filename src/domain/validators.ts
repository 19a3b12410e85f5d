import * as z from 'zod/mini';
import { lineCheck } from './names.ts';
import { minNewAccountPasswordLength } from './password-lengths.ts';

/* Validators that several forms share (VAL-01). */

export const phoneSchema = z.string().check(lineCheck, z.minLength(1, 'Phone Number cannot be empty.'));

/** The password of a new account (decision D5). */
export const accountPasswordSchema = z
  .string()
  .check(z.minLength(minNewAccountPasswordLength, 'Password too short'));

export const passwordMismatchMessage = 'Password does not match';

/** Compares `password` and `confirmation`, unless the latter is empty. @param message shown at `confirmation` */
export const matchingPasswordsCheck = (message: string) =>
  z.refine<{ password: string; confirmation: string }>(
    ({ password, confirmation }) => confirmation === '' || password === confirmation,
    { error: message, path: ['confirmation'], when: () => true },
  );

/** Letters of any script, with spaces, hyphens and apostrophes between them (decision D32). */
export const personNamePattern = /^[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+)*$/u;

/** Accepts names of persons. */
export const personNameCheck = (label: string) =>
  z.regex(personNamePattern, `${label} can only have letters, spaces, hyphens and apostrophes`);
