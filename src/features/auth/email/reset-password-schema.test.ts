import { describe, expect, test } from 'vitest';
import { resetPasswordSchema, type ResetPasswordValues } from './reset-password-schema.ts';

function getMessages(values: ResetPasswordValues): string[] {
  const parsed = resetPasswordSchema.safeParse(values);
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join()}: ${issue.message}`);
}

describe('resetPasswordSchema', () => {
  test.each<[string, string, string[]]>([
    ['rodeo1234', 'rodeo1234', []],
    ['', '', ['password: New Password is required', 'confirmation: Confirm Password is required']],
    ['rodeo12', 'rodeo12', ['password: Should be at least 8 characters long']],
    ['rodeo123', '', ['confirmation: Confirm Password is required']],
    ['rodeo123', 'rodeo124', ['confirmation: Password does not match']],
    [
      'rodeo',
      'rodeo124',
      ['password: Should be at least 8 characters long', 'confirmation: Password does not match'],
    ],
  ])('[RST-01] %j and %j give %j', (password, confirmation, expected) => {
    expect(getMessages({ password, confirmation })).toEqual(expected);
  });
});
