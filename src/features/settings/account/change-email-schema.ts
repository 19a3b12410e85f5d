import * as z from 'zod/mini';
import { copy } from './copy.ts';

export const createChangeEmailSchema = (currentEmail: string) =>
  z.object({
    email: z.string().check(
      z.trim(),
      z.minLength(1, { error: copy.email.missing, abort: true }),
      z.email({ error: copy.email.invalid, abort: true }),
      z.refine((email) => email.toLowerCase() !== currentEmail.toLowerCase(), copy.email.unchanged),
    ),
    password: z.string().check(z.minLength(1, copy.missingPassword)),
  });

export type ChangeEmailValues = z.infer<ReturnType<typeof createChangeEmailSchema>>;
