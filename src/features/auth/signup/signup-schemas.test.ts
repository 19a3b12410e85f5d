import { describe, expect, test } from 'vitest';
import {
  contractorStepSchema,
  profileStepSchema,
  emptySignup,
  personStepSchema,
  type SignupValues,
} from './signup-schemas.ts';

const validValues: SignupValues = {
  ...emptySignup,
  firstName: 'Anna-Lena',
  lastName: "O'Neill Müller",
  name: 'Cedar Gap 2',
  email: 'anna@example.com',
  password: 'rodeo1',
  confirmPassword: 'rodeo1',
  location: 'Cheyenne, WY',
  agrees: true,
  isOfAge: true,
};

type Schema = typeof personStepSchema | typeof contractorStepSchema | typeof profileStepSchema;

/** The form shows the first error of each field. */
function getErrors(schema: Schema, changes: Partial<SignupValues>): string[] {
  const parsed = schema.safeParse({ ...validValues, ...changes });
  const issues = parsed.error?.issues ?? [];
  return issues
    .filter(({ path }, index) => issues.findIndex((other) => other.path[0] === path[0]) === index)
    .map((issue) => issue.message);
}

describe('the signup schemas', () => {
  test('[SIGN-02, SIGN-03, SIGN-04] accept complete values', () => {
    for (const schema of [personStepSchema, contractorStepSchema, profileStepSchema]) {
      expect(getErrors(schema, {})).toEqual([]);
    }
  });

  test.each<[Partial<SignupValues>, string]>([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ firstName: 'Cody 2' }, 'First name can only have letters, spaces, hyphens, apostrophes and dots'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'anna@' }, 'Please enter a valid email.'],
    [{ password: 'rodeo', confirmPassword: 'rodeo' }, 'Password should be more than 5 characters'],
    [{ confirmPassword: '' }, 'Confirm password is required'],
    [{ confirmPassword: 'rodeo2' }, 'Password not match'],
    [{ contestant: true }, 'Participating Events is required!'],
  ])('[SIGN-05] for a person, %j fails with %j', (changes, message) => {
    expect(getErrors(personStepSchema, changes)).toEqual([message]);
  });

  test('[SIGN-05] require the name of a contractor and a location', () => {
    expect(getErrors(contractorStepSchema, { name: '' })).toEqual(['Contractor name is required']);
    expect(getErrors(profileStepSchema, { location: '' })).toEqual(['Location is required']);
  });

  test('[SIGN-05] require the password twice', () => {
    expect(getErrors(contractorStepSchema, { password: '', confirmPassword: '' })).toEqual([
      'Password is required',
      'Confirm password is required',
    ]);
  });

  test('[SIGN-05] report every invalid field at once', () => {
    const changes = { firstName: '', password: 'rodeo', confirmPassword: 'other', contestant: true };
    expect(getErrors(personStepSchema, changes)).toEqual([
      'First name is required',
      'Password should be more than 5 characters',
      'Password not match',
      'Participating Events is required!',
    ]);
  });
});
