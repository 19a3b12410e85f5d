import * as z from 'zod/mini';

export const createChangeEmailSchema = (currentEmail: string) =>
  z.object({
    email: z.string().check(
      z.trim(),
      z.minLength(1, { error: 'E-mail is required', abort: true }),
      z.email({ error: 'E-mail must be valid', abort: true }),
      z.refine((email) => email.toLowerCase() !== currentEmail.toLowerCase(), 'This is your e-mail already'),
    ),
    password: z.string().check(z.minLength(1, 'Current Password is required')),
  });

export type ChangeEmailValues = z.infer<ReturnType<typeof createChangeEmailSchema>>;
