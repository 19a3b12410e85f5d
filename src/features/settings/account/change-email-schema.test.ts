import { describe, expect, test } from 'vitest';
import { createChangeEmailSchema } from './change-email-schema.ts';

const schema = createChangeEmailSchema('june@example.com');

describe('createChangeEmailSchema', () => {
  test.each<[string, string, string[]]>([
    ['', '', ['E-mail is required', 'Current Password is required']],
    [' ', 'rodeo123', ['E-mail is required']],
    ['june@', 'rodeo123', ['E-mail must be valid']],
    ['june@example', 'rodeo123', ['E-mail must be valid']],
    ['June@Example.com', 'rodeo123', ['This is already your email']],
    ['june@ranch.example', '', ['Current Password is required']],
    ['june@ranch.example', 'rodeo123', []],
  ])('%j with password %j gives %j', (email, password, expected) => {
    const issues = schema.safeParse({ email, password }).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual(expected);
  });

  test('trims the email but not the password', () => {
    const parsed = schema.parse({ email: ' june@ranch.example ', password: ' rodeo ' });
    expect(parsed).toEqual({ email: 'june@ranch.example', password: ' rodeo ' });
  });
});
