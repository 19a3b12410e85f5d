import * as z from 'zod/mini';
import { copy } from './copy.ts';

/** Decision D5: at least 8 characters. */
export const resetPasswordSchema = z
  .object({
    password: z
      .string()
      .check(
        z.minLength(1, { error: copy.resetPassword.missingPassword, abort: true }),
        z.minLength(8, copy.resetPassword.shortPassword),
      ),
    confirmation: z.string().check(z.minLength(1, copy.resetPassword.missingConfirmation)),
  })
  .check(
    z.refine(({ password, confirmation }) => confirmation === '' || password === confirmation, {
      error: copy.resetPassword.mismatch,
      path: ['confirmation'],
      when: () => true,
    }),
  );

export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
