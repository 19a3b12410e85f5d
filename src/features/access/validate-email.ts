import * as z from 'zod/mini';
import type { AddAccessStep } from '#src/domain/access-steps.ts';
import { copy } from './copy.ts';

const createEmailSchema = (step: AddAccessStep, ownEmail: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: copy.emailErrors.required, abort: true }),
    z.email({ error: copy.emailErrors.invalid, abort: true }),
    z.refine(
      (email) => step === 'request' || email.toLowerCase() !== ownEmail.toLowerCase(),
      copy.emailErrors.own,
    ),
  );

/** Returns the error message; undefined for a well-formed email. */
export function validateEmail(step: AddAccessStep, email: string, ownEmail: string): string | undefined {
  return createEmailSchema(step, ownEmail).safeParse(email).error?.issues[0]?.message;
}
