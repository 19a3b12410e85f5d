import * as z from 'zod/mini';
import { lineCheck } from '#src/domain/names.ts';
import { accountPasswordSchema, personNamePattern, phoneSchema } from '#src/domain/validators.ts';

/** Decision D5. */
export const maxPasswordLength = 40;

const createNameSchema = (fieldName: string, label: string) =>
  z
    .string()
    .check(
      lineCheck,
      z.minLength(1, `Please enter a ${fieldName}`),
      z.maxLength(80),
      z.regex(personNamePattern, `${label} must only consist of alphanumeric characters`),
    );

/** The field names are those of the specification (REG-01, REG-02). */
export const registrationSchema = z
  .object({
    firstname: createNameSchema('first name', 'First name'),
    lastname: createNameSchema('last name', 'Last name'),
    mail: z.string().check(z.trim(), z.email('Please enter a valid email.')),
    phone: phoneSchema.check(z.maxLength(40)),
    password: accountPasswordSchema.check(z.maxLength(maxPasswordLength)),
    password_confirm: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.password_confirm, {
      error: "Passwords don't match",
      path: ['password_confirm'],
      when: () => true,
    }),
  );

export type RegistrationValues = z.infer<typeof registrationSchema>;
