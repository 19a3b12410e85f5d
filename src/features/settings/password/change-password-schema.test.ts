import { describe, expect, test } from 'vitest';
import { emptyPasswords, changePasswordSchema, type ChangePasswordValues } from './change-password-schema.ts';

function getErrors(values: ChangePasswordValues): string[] {
  const issues = changePasswordSchema.safeParse(values).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join()}: ${issue.message}`);
}

describe('changePasswordSchema', () => {
  test('[PWD-01] requires all three fields', () => {
    expect(getErrors(emptyPasswords)).toEqual([
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
    expect(getErrors({ current: 'short', password, confirmation })).toEqual(expected);
  });
});
