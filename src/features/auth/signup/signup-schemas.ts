import * as z from 'zod/mini';
import { lineCheck, nameCheck } from '#src/domain/names.ts';
import { personNamePattern } from '#src/domain/validators.ts';

const requiredText = (label: string, maxLength = 80) =>
  z.string().check(lineCheck, z.minLength(1, `${label} is required`), z.maxLength(maxLength));

const createNameSchema = (label: string) =>
  z
    .string()
    .check(
      lineCheck,
      z.minLength(1, `${label} is required`),
      z.maxLength(80),
      z.regex(
        personNamePattern,
        `${label} may hold letters, with spaces, hyphens and apostrophes between them`,
      ),
    );

const loginFields = {
  email: z
    .string()
    .check(z.trim(), z.minLength(1, 'Email is required'), z.email('Please enter a valid email.')),
  password: z
    .string()
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(6, 'Password should be more than 5 characters'),
    ),
  confirmPassword: z.string().check(z.minLength(1, 'Confirm password is required')),
};

const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
  { error: 'Password not match', path: ['confirmPassword'], when: () => true },
);

const contestantHasEvents = z.refine<{ contestant: boolean; events: number[] }>(
  ({ contestant, events }) => !contestant || events.length > 0,
  { error: 'Participating Events is required!', path: ['events'], when: () => true },
);

const accountKind = z.enum(['person', 'contractor']);

export const kindStepSchema = z.object({ kind: accountKind });
export const personStepSchema = z
  .object({
    firstName: createNameSchema('First name'),
    lastName: createNameSchema('Last name'),
    ...loginFields,
    contestant: z.boolean(),
    events: z.array(z.number()),
  })
  .check(passwordsMatch, contestantHasEvents);
export const contractorStepSchema = z
  .object({ name: requiredText('Contractor name').check(nameCheck('Contractor name')), ...loginFields })
  .check(passwordsMatch);
export const bioStepSchema = z.object({
  bio: z.string().check(z.maxLength(2000)),
  sponsors: z.string().check(z.maxLength(1000)),
});
export const profileStepSchema = z.object({
  location: requiredText('Location', 120),
  favouriteEvents: z.array(z.number()),
});

export type SignupValues = z.infer<typeof kindStepSchema> &
  z.infer<typeof personStepSchema> &
  z.infer<typeof contractorStepSchema> &
  z.infer<typeof bioStepSchema> &
  z.infer<typeof profileStepSchema>;

export const emptySignup: SignupValues = {
  kind: 'person',
  firstName: '',
  lastName: '',
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  contestant: false,
  events: [],
  bio: '',
  sponsors: '',
  location: '',
  favouriteEvents: [],
};
