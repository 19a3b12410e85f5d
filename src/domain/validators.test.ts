import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  accountPasswordSchema,
  matchingPasswordsCheck,
  passwordMismatchMessage,
  phoneSchema,
} from './validators.ts';

interface Parser {
  safeParse: (value: unknown) => { error?: z.core.$ZodError | undefined };
}

const getErrors = (schema: Parser, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

test('[VAL-01] rejects an empty or blank phone number', () => {
  expect(getErrors(phoneSchema, '')).toEqual(['Phone Number cannot be empty.']);
  expect(getErrors(phoneSchema, ' ')).toEqual(['Phone Number cannot be empty.']);
  expect(phoneSchema.parse(' 555 ')).toBe('555');
});

test('[VAL-01] rejects a password of fewer than six characters for a new account', () => {
  expect(getErrors(accountPasswordSchema, '12345')).toEqual(['Password too short']);
  expect(getErrors(accountPasswordSchema, '123456')).toEqual([]);
});

test('[VAL-01] compares the confirmation once it is not empty', () => {
  const schema = z
    .object({ password: z.string(), confirmation: z.string() })
    .check(matchingPasswordsCheck(passwordMismatchMessage));
  expect(getErrors(schema, { password: 'rodeo123', confirmation: '' })).toEqual([]);
  expect(getErrors(schema, { password: 'rodeo123', confirmation: 'rodeo124' })).toEqual([
    'Password does not match',
  ]);
});
