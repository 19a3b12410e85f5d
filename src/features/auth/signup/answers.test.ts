import { describe, expect, test } from 'vitest';
import { contractorAnswers, lastAnswers, noAnswers, personAnswers, type Answers } from './answers.ts';

const complete: Answers = {
  ...noAnswers,
  firstName: 'Anna-Lena',
  lastName: "O'Neill Müller",
  name: 'Cedar Gap 2',
  email: 'anna@example.com',
  password: 'rodeo1',
  confirmPassword: 'rodeo1',
  location: 'Cheyenne, WY',
};

type Schema = typeof personAnswers | typeof contractorAnswers | typeof lastAnswers;

/** The first problem of each field: the others are not shown. */
function messages(schema: Schema, given: Partial<Answers>): string[] {
  const parsed = schema.safeParse({ ...complete, ...given });
  const issues = parsed.error?.issues ?? [];
  return issues
    .filter(({ path }, at) => issues.findIndex((other) => other.path[0] === path[0]) === at)
    .map((issue) => issue.message);
}

describe('what a signup asks for', () => {
  test('[SIGN-02, SIGN-03, SIGN-04] complete answers are taken', () => {
    for (const schema of [personAnswers, contractorAnswers, lastAnswers]) {
      expect(messages(schema, {})).toEqual([]);
    }
  });

  test.each<[Partial<Answers>, string]>([
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
    expect(messages(personAnswers, given)).toEqual([message]);
  });

  test('[SIGN-05] of a contractor a name is asked, and of everybody a location', () => {
    expect(messages(contractorAnswers, { name: '' })).toEqual(['Contractor name is required']);
    expect(messages(lastAnswers, { location: '' })).toEqual(['Location is required']);
  });

  test('[SIGN-05] a password is asked for twice', () => {
    expect(messages(contractorAnswers, { password: '', confirmPassword: '' })).toEqual([
      'Password is required',
      'Confirm password is required',
    ]);
  });

  test('[SIGN-05] every problem is told at once', () => {
    const given = { firstName: '', password: 'rodeo', confirmPassword: 'other', contestant: true };
    expect(messages(personAnswers, given)).toEqual([
      'First name is required',
      'Password should be more than 5 characters',
      'Password not match',
      'Participating Events is required!',
    ]);
  });
});
