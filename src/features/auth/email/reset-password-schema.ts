import * as z from 'zod/mini';
import { minPasswordLength } from '#src/domain/password-lengths.ts';
import { copy } from './copy.ts';

export const resetPasswordSchema = z
  .object({
    password: z
      .string()
      .check(
        z.minLength(1, { error: copy.resetPassword.missingPassword, abort: true }),
        z.minLength(minPasswordLength, copy.resetPassword.shortPassword),
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
