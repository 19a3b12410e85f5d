import * as z from 'zod/mini';
import { lineCheck, maxLengthCheck, personNameChecks } from '#src/domain/names.ts';
import { maxPasswordLength } from '#src/domain/password-lengths.ts';
import { lineLimits } from '#src/domain/text-limits.ts';
import { accountPasswordSchema, phoneSchema } from '#src/domain/validators.ts';
import { agreementSchemas } from '../signup/agreement-schemas.ts';
import { copy } from './copy.ts';

const createNameSchema = (label: string, missingMessage: string) =>
  z
    .string()
    .check(
      lineCheck,
      z.minLength(1, missingMessage),
      maxLengthCheck(label, lineLimits.name),
      ...personNameChecks(label, copy.invalidName(label)),
    );

/** The field names are those of the specification (REG-01, REG-02), which has no agreement. */
export const registrationSchema = z
  .object({
    firstname: createNameSchema(copy.firstName, copy.missingFirstName),
    lastname: createNameSchema(copy.lastName, copy.missingLastName),
    mail: z.string().check(z.trim(), z.email(copy.invalidEmail)),
    phone: phoneSchema.check(maxLengthCheck(copy.phone, lineLimits.phone)),
    password: accountPasswordSchema.check(maxLengthCheck(copy.password, maxPasswordLength)),
    password_confirm: z.string(),
    ...agreementSchemas,
  })
  .check(
    z.refine((form) => form.password === form.password_confirm, {
      error: copy.mismatch,
      path: ['password_confirm'],
      when: () => true,
    }),
  );

export type RegistrationValues = z.infer<typeof registrationSchema>;
