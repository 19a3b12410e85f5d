import * as z from 'zod/mini';

/*
 * The validators that forms about people and passwords share, with their messages (VAL-01). A form that the
 * requirements give words of its own keeps those.
 */

const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

export const phoneSchema = requiredText('Phone Number cannot be empty.');

/** Somebody who can be reached. */
export const contact = z.object({
  firstName: requiredText('First Name cannot be empty.'),
  lastName: requiredText('Last Name cannot be empty.'),
  email: requiredText('Email cannot be empty.'),
  phone: phoneSchema,
});

/** The password of a new account (decision D5). */
export const accountPasswordSchema = z.string().check(z.minLength(6, 'Password too short'));

export const passwordMismatchMessage = 'Password does not match';

/**
 * A password is typed twice. While the second entry is empty, nothing is said about it here.
 *
 * @param message what is said at `confirmation`
 */
export const matchingPasswordsCheck = (message: string) =>
  z.refine<{ password: string; confirmation: string }>(
    ({ password, confirmation }) => confirmation === '' || password === confirmation,
    { error: message, path: ['confirmation'], when: () => true },
  );

/** Two entries of a password that takes the place of another one (decision D5). */
export const newPasswords = z
  .object({
    password: z.string().check(z.minLength(8, 'New password must be at least 8 characters.')),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      error: "New passwords don't match.",
      path: ['confirmation'],
      when: () => true,
    }),
  );

/** Two entries of the password of a new account; an empty one is told before anything else is. */
export const accountPasswords = z.pipe(
  z
    .object({ password: z.string(), confirmation: z.string() })
    .check(
      z.refine(
        ({ password, confirmation }) => password !== '' && confirmation !== '',
        'All fields are required',
      ),
    ),
  z
    .object({ password: accountPasswordSchema, confirmation: z.string() })
    .check(matchingPasswordsCheck(passwordMismatchMessage)),
);

/** The name of a person: letters of any script, with spaces, hyphens and apostrophes between them (decision D32). */
export const personNamePattern = /^[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+)*$/u;
