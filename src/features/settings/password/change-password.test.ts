import { describe, expect, test } from 'vitest';
import { noPasswords, passwordChange, type PasswordChange } from './change-password.ts';

function messages(given: PasswordChange): string[] {
  const issues = passwordChange.safeParse(given).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join()}: ${issue.message}`);
}

describe('a change of password', () => {
  test('[PWD-01] asks for all three', () => {
    expect(messages(noPasswords)).toEqual([
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
