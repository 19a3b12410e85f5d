import * as z from 'zod/mini';
import { personName } from '#src/domain/validators.ts';

const filled = (label: string, longest = 80) =>
  z.string().check(z.trim(), z.minLength(1, `${label} is required`), z.maxLength(longest));

const nameOf = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(80),
      z.regex(personName, `${label} may hold letters, with spaces, hyphens and apostrophes between them`),
    );

const login = {
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

const samePassword = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
  { error: 'Password not match', path: ['confirmPassword'], when: () => true },
);

const participates = z.refine<{ contestant: boolean; events: number[] }>(
  ({ contestant, events }) => !contestant || events.length > 0,
  { error: 'Participating Events is required!', path: ['events'], when: () => true },
);

const kind = z.enum(['person', 'contractor']);

/** What each step asks for; a step is left only when its part is right. */
export const kindAnswers = z.object({ kind });
export const personAnswers = z
  .object({
    firstName: nameOf('First name'),
    lastName: nameOf('Last name'),
    ...login,
    contestant: z.boolean(),
    events: z.array(z.number()),
  })
  .check(samePassword, participates);
export const contractorAnswers = z.object({ name: filled('Contractor name'), ...login }).check(samePassword);
export const moreAnswers = z.object({
  bio: z.string().check(z.maxLength(2000)),
  sponsors: z.string().check(z.maxLength(1000)),
});
export const lastAnswers = z.object({
  location: filled('Location', 120),
  favouriteEvents: z.array(z.number()),
});

/** Everything that is typed on the way, as it is typed. */
export type Answers = z.infer<typeof kindAnswers> &
  z.infer<typeof personAnswers> &
  z.infer<typeof contractorAnswers> &
  z.infer<typeof moreAnswers> &
  z.infer<typeof lastAnswers>;

export const noAnswers: Answers = {
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
