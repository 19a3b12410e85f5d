import * as z from 'zod/mini';
import { passwordMismatchMessage, matchingPasswordsCheck } from '#src/domain/validators.ts';

/** Decision D5: at least 8 characters. */
export const changePasswordSchema = z
  .object({
    current: z.string().check(z.minLength(1, 'Current Password is required')),
    password: z
      .string()
      .check(
        z.minLength(1, { error: 'New Password is required', abort: true }),
        z.minLength(8, 'Should be atleast 8 characters long'),
      ),
    confirmation: z.string().check(z.minLength(1, 'Confirm Password is required')),
  })
  .check(matchingPasswordsCheck(passwordMismatchMessage));

export type ChangePasswordValues = z.infer<typeof changePasswordSchema>;

export const emptyPasswords: ChangePasswordValues = { current: '', password: '', confirmation: '' };
