import { describe, expect, test } from 'vitest';
import { emptyPasswords, changePasswordSchema, type ChangePasswordValues } from './change-password-schema.ts';

function messages(given: ChangePasswordValues): string[] {
  const issues = changePasswordSchema.safeParse(given).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join()}: ${issue.message}`);
}

describe('a change of password', () => {
  test('[PWD-01] asks for all three', () => {
    expect(messages(emptyPasswords)).toEqual([
      'current: Current Password is required',
      'password: New Password is required',
      'confirmation: Confirm Password is required',
    ]);
  });

  test.each<[string, string, string[]]>([
    ['rodeo1234', 'rodeo1234', []],
    ['        ', '        ', []],
    ['rodeo12', 'rodeo12', ['password: Should be atleast 8 characters long']],
    ['rodeo123', '', ['confirmation: Confirm Password is required']],
    ['rodeo123', 'rodeo124', ['confirmation: Password does not match']],
    [
      'rodeo',
      'rodeo124',
      ['password: Should be atleast 8 characters long', 'confirmation: Password does not match'],
    ],
  ])('[PWD-01] %j and %j give %j', (password, confirmation, expected) => {
    expect(messages({ current: 'short', password, confirmation })).toEqual(expected);
  });
});
