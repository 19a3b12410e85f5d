import * as z from 'zod/mini';

/** A new address, which is not the one there is already, and the password that allows the change. */
export const createChangeEmailSchema = (current: string) =>
  z.object({
    email: z.string().check(
      z.trim(),
      z.minLength(1, { error: 'E-mail is required', abort: true }),
      z.email({ error: 'E-mail must be valid', abort: true }),
      z.refine((email) => email.toLowerCase() !== current.toLowerCase(), 'This is your e-mail already'),
    ),
    password: z.string().check(z.minLength(1, 'Current Password is required')),
  });

export type ChangeEmailValues = z.infer<ReturnType<typeof createChangeEmailSchema>>;
