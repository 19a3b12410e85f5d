import * as z from 'zod/mini';
import { lineCheck, maxLengthCheck, nameChecks, personNameChecks } from '#src/domain/names.ts';
import { optionalText } from '#src/domain/validators.ts';
import { minNewAccountPasswordLength } from '#src/domain/password-lengths.ts';
import { lineLimits, textLimits } from '#src/domain/text-limits.ts';
import { agreementSchemas, noAgreement } from './agreement-schemas.ts';
import { copy } from './copy.ts';

const { aboutStep } = copy;

const requiredText = (label: string, maxLength: number = lineLimits.name) =>
  z.string().check(lineCheck, z.minLength(1, copy.errors.required(label)), maxLengthCheck(label, maxLength));

const createNameSchema = (label: string) => requiredText(label).check(...personNameChecks(label));

const loginFields = {
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, copy.errors.required(aboutStep.email)),
      z.email(copy.errors.invalidEmail),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, copy.errors.required(aboutStep.password)),
      z.minLength(minNewAccountPasswordLength, copy.errors.shortPassword),
    ),
  confirmPassword: z.string().check(z.minLength(1, copy.errors.missingConfirmation)),
};

const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
  { error: copy.errors.mismatch, path: ['confirmPassword'], when: () => true },
);

const contestantHasEvents = z.refine<{ contestant: boolean; events: number[] }>(
  ({ contestant, events }) => !contestant || events.length > 0,
  { error: copy.errors.missingEvents, path: ['events'], when: () => true },
);

const accountKind = z.enum(['person', 'contractor']);

export const kindStepSchema = z.object({ kind: accountKind });
export const personStepSchema = z
  .object({
    firstName: createNameSchema(aboutStep.firstName),
    lastName: createNameSchema(aboutStep.lastName),
    ...loginFields,
    contestant: z.boolean(),
    events: z.array(z.number()),
  })
  .check(passwordsMatch, contestantHasEvents);
export const contractorStepSchema = z
  .object({
    name: requiredText(aboutStep.contractorName).check(...nameChecks(aboutStep.contractorName)),
    ...loginFields,
  })
  .check(passwordsMatch);
export const bioStepSchema = z.object({
  bio: optionalText(copy.bioStep.bio, textLimits.bio),
  sponsors: optionalText(copy.bioStep.sponsors, textLimits.sponsors),
});
export const profileStepSchema = z.object({
  location: requiredText(copy.profileStep.location, lineLimits.location),
  favouriteEvents: z.array(z.number()),
  ...agreementSchemas,
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
  ...noAgreement,
};
