import * as z from 'zod/mini';
import { parseProfileLink } from '#src/config/profile-link.ts';
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

/** Returns the error message; undefined for a well-formed email, or a link to a profile. */
export function validateEmail(step: AddAccessStep, email: string, ownEmail: string): string | undefined {
  if (parseProfileLink(email) !== undefined) return undefined;
  return createEmailSchema(step, ownEmail).safeParse(email).error?.issues[0]?.message;
}
