import * as z from 'zod/mini';
import { accountPassword, personName, phone } from '#src/domain/validators.ts';

/** Longest password that this form takes (decision D5). */
export const longestPassword = 40;

const nameOf = (what: string, label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `Please enter a ${what}`),
      z.maxLength(80),
      z.regex(personName, `${label} must only consist of alphanumeric characters`),
    );

/** What the registration form asks for, under the names of its fields (REG-01, REG-02). */
export const registration = z
  .object({
    firstname: nameOf('first name', 'First name'),
    lastname: nameOf('last name', 'Last name'),
    mail: z.string().check(z.trim(), z.email('Please enter a valid email.')),
    phone: phone.check(z.maxLength(40)),
    password: accountPassword.check(z.maxLength(longestPassword)),
    password_confirm: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.password_confirm, {
      error: "Passwords don't match",
      path: ['password_confirm'],
      when: () => true,
    }),
  );

export type Registration = z.infer<typeof registration>;
