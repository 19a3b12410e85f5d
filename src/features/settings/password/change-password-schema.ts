import * as z from 'zod/mini';
import { passwordMismatchMessage, matchingPasswordsCheck } from '#src/domain/validators.ts';
import { copy } from './copy.ts';

/** Decision D5: at least 8 characters. */
export const changePasswordSchema = z
  .object({
    current: z.string().check(z.minLength(1, copy.errors.missingCurrent)),
    password: z
      .string()
      .check(
        z.minLength(1, { error: copy.errors.missingPassword, abort: true }),
        z.minLength(8, copy.errors.shortPassword),
      ),
    confirmation: z.string().check(z.minLength(1, copy.errors.missingConfirmation)),
  })
  .check(matchingPasswordsCheck(passwordMismatchMessage));

export type ChangePasswordValues = z.infer<typeof changePasswordSchema>;

export const emptyPasswords: ChangePasswordValues = { current: '', password: '', confirmation: '' };
