import { describe, expect, test } from 'vitest';
import {
  contractorStepSchema,
  profileStepSchema,
  emptySignup,
  personStepSchema,
  type SignupValues,
} from './signup-schemas.ts';

const complete: SignupValues = {
  ...emptySignup,
  firstName: 'Anna-Lena',
  lastName: "O'Neill Müller",
  name: 'Cedar Gap 2',
  email: 'anna@example.com',
  password: 'rodeo1',
  confirmPassword: 'rodeo1',
  location: 'Cheyenne, WY',
};

type Schema = typeof personStepSchema | typeof contractorStepSchema | typeof profileStepSchema;

/** The first problem of each field: the others are not shown. */
function getErrors(schema: Schema, given: Partial<SignupValues>): string[] {
  const parsed = schema.safeParse({ ...complete, ...given });
  const issues = parsed.error?.issues ?? [];
  return issues
    .filter(({ path }, at) => issues.findIndex((other) => other.path[0] === path[0]) === at)
    .map((issue) => issue.message);
}

describe('what a signup asks for', () => {
  test('[SIGN-02, SIGN-03, SIGN-04] complete answers are taken', () => {
    for (const schema of [personStepSchema, contractorStepSchema, profileStepSchema]) {
      expect(getErrors(schema, {})).toEqual([]);
    }
  });

  test.each<[Partial<SignupValues>, string]>([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [
      { firstName: 'Cody 2' },
      'First name may hold letters, with spaces, hyphens and apostrophes between them',
    ],
    [{ email: '' }, 'Email is required'],
    [{ email: 'anna@' }, 'Please enter a valid email.'],
    [{ password: 'rodeo', confirmPassword: 'rodeo' }, 'Password should be more than 5 characters'],
    [{ confirmPassword: '' }, 'Confirm password is required'],
    [{ confirmPassword: 'rodeo2' }, 'Password not match'],
    [{ contestant: true }, 'Participating Events is required!'],
  ])('[SIGN-05] of a person, %j gives %j', (given, message) => {
    expect(getErrors(personStepSchema, given)).toEqual([message]);
  });

  test('[SIGN-05] of a contractor a name is asked, and of everybody a location', () => {
    expect(getErrors(contractorStepSchema, { name: '' })).toEqual(['Contractor name is required']);
    expect(getErrors(profileStepSchema, { location: '' })).toEqual(['Location is required']);
  });

  test('[SIGN-05] a password is asked for twice', () => {
    expect(getErrors(contractorStepSchema, { password: '', confirmPassword: '' })).toEqual([
      'Password is required',
      'Confirm password is required',
    ]);
  });

  test('[SIGN-05] every problem is told at once', () => {
    const given = { firstName: '', password: 'rodeo', confirmPassword: 'other', contestant: true };
    expect(getErrors(personStepSchema, given)).toEqual([
      'First name is required',
      'Password should be more than 5 characters',
      'Password not match',
      'Participating Events is required!',
    ]);
  });
});
