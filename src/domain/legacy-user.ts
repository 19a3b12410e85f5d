import * as z from 'zod/mini';
import { createReader, readId, readText } from './field-readers.ts';
import {
  accountPasswordSchema,
  allFieldsCheck,
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  matchingPasswordsCheck,
  newPasswordMismatchMessage,
  newPasswordSchema,
  phoneSchema,
} from './validators.ts';

/* What the legacy API receives and returns (LGCY-01). The fields are those of the registration form (decision D41). */

export const legacyUserSchema = z.object({
  firstname: firstNameSchema,
  lastname: lastNameSchema,
  mail: emailSchema,
  phone: phoneSchema,
});

export const legacyRegistrationSchema = z.extend(legacyUserSchema, { password: accountPasswordSchema });

export const legacyPasswordResetSchema = z.object({ mail: emailSchema });

export const legacyPasswordChangeSchema = z
  .object({ current: z.string(), password: newPasswordSchema, confirmation: z.string() })
  .check(allFieldsCheck, matchingPasswordsCheck(newPasswordMismatchMessage));

export type LegacyUserInput = z.infer<typeof legacyUserSchema>;
export type LegacyRegistration = z.infer<typeof legacyRegistrationSchema>;
export type LegacyPasswordReset = z.infer<typeof legacyPasswordResetSchema>;
export type LegacyPasswordChange = z.infer<typeof legacyPasswordChangeSchema>;

/** A user of the legacy system; unknown fields are empty. */
export interface LegacyUser {
  id: string;
  /** First and last name, or the email. */
  name: string;
  email: string;
}

const readListedUser = createReader({
  userID: readId,
  id: readId,
  firstname: readText,
  lastname: readText,
  name: readText,
  mail: readText,
  email: readText,
});

/** Parses an entry of the list of users, whose shape is not specified. @returns undefined without an id and a name */
export function parseLegacyUser(data: unknown): LegacyUser | undefined {
  const user = readListedUser(data);
  const id = user.userID || user.id;
  const email = user.mail || user.email;
  const name = `${user.firstname} ${user.lastname}`.trim() || user.name || email;
  return id && name ? { id, name, email } : undefined;
}
