import * as z from 'zod/mini';

/** What deleting an account asks for. */
export const deleteAccountSchema = z.object({
  password: z.string().check(z.minLength(1, 'Current Password is required')),
  consent: z.boolean().check(z.refine((given) => given, 'Confirm that this is what you want')),
});

export type DeleteAccountValues = z.infer<typeof deleteAccountSchema>;
