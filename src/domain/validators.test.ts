import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  accountPasswordSchema,
  accountPasswords,
  contact,
  newPasswords,
  personNamePattern,
  phoneSchema,
  matchingPasswordsCheck,
} from './validators.ts';

interface Parser {
  safeParse: (value: unknown) => { error?: z.core.$ZodError | undefined };
}

const getErrors = (schema: Parser, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe('[VAL-01] the shared validators', () => {
  const complete = { firstName: 'Cody', lastName: 'Latham', email: 'cody@example.com', phone: '555' };

  test.each([
    ['firstName', 'First Name cannot be empty.'],
    ['lastName', 'Last Name cannot be empty.'],
    ['email', 'Email cannot be empty.'],
    ['phone', 'Phone Number cannot be empty.'],
  ])('an empty or blank %s gives %j', (field, message) => {
    expect(getErrors(contact, complete)).toEqual([]);
    expect(getErrors(contact, { ...complete, [field]: '' })).toEqual([message]);
    expect(getErrors(contact, { ...complete, [field]: '  ' })).toEqual([message]);
  });

  test('a phone number by itself', () => {
    expect(getErrors(phoneSchema, ' ')).toEqual(['Phone Number cannot be empty.']);
    expect(phoneSchema.parse(' 555 ')).toBe('555');
  });

  test.each([
    ['1234567', '1234567', ['New password must be at least 8 characters.']],
    ['12345678', '12345679', ["New passwords don't match."]],
    ['', 'x', ['New password must be at least 8 characters.', "New passwords don't match."]],
    ['12345678', '12345678', []],
  ])('a new password %j with %j gives %j', (password, confirmation, said) => {
    expect(getErrors(newPasswords, { password, confirmation })).toEqual(said);
  });

  test.each([
    ['', '', ['All fields are required']],
    ['123456', '', ['All fields are required']],
    ['12345', '12345', ['Password too short']],
    ['123456', '123457', ['Password does not match']],
    ['123456', '123456', []],
  ])('the password of a new account %j with %j gives %j', (password, confirmation, said) => {
    expect(getErrors(accountPasswords, { password, confirmation })).toEqual(said);
  });

  test('the password of a new account by itself', () => {
    expect(getErrors(accountPasswordSchema, '12345')).toEqual(['Password too short']);
    expect(getErrors(accountPasswordSchema, '123456')).toEqual([]);
  });

  test('nothing is said of a second entry while it is empty', () => {
    const pair = z
      .object({ password: z.string(), confirmation: z.string() })
      .check(matchingPasswordsCheck('Differs'));
    expect(getErrors(pair, { password: 'rodeo123', confirmation: '' })).toEqual([]);
    expect(getErrors(pair, { password: 'rodeo123', confirmation: 'rodeo124' })).toEqual(['Differs']);
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
  expect(personNamePattern.test(name)).toBe(taken);
});
