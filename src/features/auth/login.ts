import * as z from 'zod/mini';

/** What a person types to log in; the one rule of the specification is that both are needed. */
export const credentials = z.object({
  email: z.string().check(z.trim(), z.minLength(1)),
  password: z.string().check(z.minLength(1)),
});

export type Credentials = z.infer<typeof credentials>;

export const bothNeeded = 'All field are required';
