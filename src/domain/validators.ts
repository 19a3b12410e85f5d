import * as z from 'zod/mini';

/*
 * The validators that forms about people and passwords share, with their messages (VAL-01). A form that the
 * requirements give words of its own keeps those.
 */

const filled = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

export const firstName = filled('First Name cannot be empty.');
export const lastName = filled('Last Name cannot be empty.');
export const email = filled('Email cannot be empty.');
export const phone = filled('Phone Number cannot be empty.');

/** A password that takes the place of another one (decision D5). */
export const newPassword = z.string().check(z.minLength(8, 'New password must be at least 8 characters.'));

/** The password of a new account (decision D5). */
export const accountPassword = z.string().check(z.minLength(6, 'Password too short'));

/** What is said of two entries that differ: of a new password, and of a new account's. */
export const newPasswordsDiffer = "New passwords don't match.";
export const passwordsDiffer = 'Password does not match';

/**
 * A password is typed twice. While the second entry is empty, nothing is said about it here.
 *
 * @param message what is said at `confirmation`
 */
export const samePasswords = (message: string) =>
  z.refine<{ password: string; confirmation: string }>(
    ({ password, confirmation }) => confirmation === '' || password === confirmation,
    { error: message, path: ['confirmation'], when: () => true },
  );

/** For a form of which every field has to be filled in. */
export const allFieldsRequired = 'All fields are required';

/** Whether a field of a form was left empty. */
export const anyEmpty = (fields: Readonly<Record<string, string>>): boolean =>
  Object.values(fields).some((value) => value.trim() === '');

/** The name of a person: letters of any script, with spaces, hyphens and apostrophes between them (decision D32). */
export const personName = /^[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+)*$/u;
