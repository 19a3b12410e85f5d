import * as z from 'zod/mini';
import { minPasswordLength } from '#src/domain/password-lengths.ts';
import { passwordMismatchMessage, matchingPasswordsCheck } from '#src/domain/validators.ts';
import { copy } from './copy.ts';

export const changePasswordSchema = z
  .object({
    current: z.string().check(z.minLength(1, copy.errors.missingCurrent)),
    password: z
      .string()
      .check(
        z.minLength(1, { error: copy.errors.missingPassword, abort: true }),
        z.minLength(minPasswordLength, copy.errors.shortPassword),
      ),
    confirmation: z.string().check(z.minLength(1, copy.errors.missingConfirmation)),
  })
  .check(matchingPasswordsCheck(passwordMismatchMessage));

export type ChangePasswordValues = z.infer<typeof changePasswordSchema>;

export const emptyPasswords: ChangePasswordValues = { current: '', password: '', confirmation: '' };
