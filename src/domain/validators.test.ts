import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  accountPassword,
  allFieldsRequired,
  anyEmpty,
  email,
  firstName,
  lastName,
  newPassword,
  newPasswordsDiffer,
  passwordsDiffer,
  personName,
  phone,
  samePasswords,
} from './validators.ts';

interface Parser {
  safeParse: (value: unknown) => { error?: z.core.$ZodError | undefined };
}

const messages = (schema: Parser, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe('[VAL-01] the shared validators', () => {
  test.each([
    [firstName, 'First Name cannot be empty.'],
    [lastName, 'Last Name cannot be empty.'],
    [email, 'Email cannot be empty.'],
    [phone, 'Phone Number cannot be empty.'],
  ])('a field that is empty or blank: %#', (schema, message) => {
    expect(messages(schema, '')).toEqual([message]);
    expect(messages(schema, '  ')).toEqual([message]);
    expect(messages(schema, ' x ')).toEqual([]);
  });

  test('a new password has at least 8 characters, the password of a new account 6', () => {
    expect(messages(newPassword, '1234567')).toEqual(['New password must be at least 8 characters.']);
    expect(messages(newPassword, '12345678')).toEqual([]);
    expect(messages(accountPassword, '12345')).toEqual(['Password too short']);
    expect(messages(accountPassword, '123456')).toEqual([]);
  });

  test.each([
    [newPasswordsDiffer, "New passwords don't match."],
    [passwordsDiffer, 'Password does not match'],
  ])('two entries that differ: %s', (given, message) => {
    const pair = z.object({ password: z.string(), confirmation: z.string() }).check(samePasswords(given));
    const different = { password: 'rodeo123', confirmation: 'rodeo124' };
    expect(pair.safeParse(different).error?.issues).toMatchObject([{ message, path: ['confirmation'] }]);
    expect(messages(pair, { ...different, confirmation: 'rodeo123' })).toEqual([]);
    expect(messages(pair, { ...different, confirmation: '' })).toEqual([]);
  });

  test('every field is asked for at once', () => {
    expect(allFieldsRequired).toBe('All fields are required');
    expect(anyEmpty({ mail: 'a@example.com', phone: ' ' })).toBe(true);
    expect(anyEmpty({ mail: 'a@example.com', phone: '1' })).toBe(false);
  });
});

test.each([
  ['Anna-Lena', true],
  ["O'Neill Müller", true],
  ['D’Arcy', true],
  ['Łukasz', true],
  ['美咲', true],
  ['Cody 2', false],
  ['-Cody', false],
  ['', false],
])('[VAL-01] the name of a person: %j is taken: %s', (name, taken) => {
  expect(personName.test(name)).toBe(taken);
});
