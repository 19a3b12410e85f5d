import * as z from 'zod/mini';
import type { FirstStep } from '#src/domain/access-steps.ts';

const entry = (step: FirstStep, ownEmail: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: 'E-mail is required', abort: true }),
    z.email({ error: 'E-mail must be valid', abort: true }),
    z.refine(
      (email) => step === 'request' || email.toLowerCase() !== ownEmail.toLowerCase(),
      'E-mail cannot be yours',
    ),
  );

/** What is wrong with a typed address; undefined when nothing is. Whether it exists is for the server to say. */
export function emailProblem(step: FirstStep, typed: string, ownEmail: string): string | undefined {
  return entry(step, ownEmail).safeParse(typed).error?.issues[0]?.message;
}
