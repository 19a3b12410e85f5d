import * as z from 'zod/mini';

/** Decision D5: at least 8 characters. */
export const resetPasswordSchema = z
  .object({
    password: z
      .string()
      .check(
        z.minLength(1, { error: 'New Password is required', abort: true }),
        z.minLength(8, 'Should be at least 8 characters long'),
      ),
    confirmation: z.string().check(z.minLength(1, 'Confirm Password is required')),
  })
  .check(
    z.refine(({ password, confirmation }) => confirmation === '' || password === confirmation, {
      error: 'Password does not match',
      path: ['confirmation'],
      when: () => true,
    }),
  );

export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
