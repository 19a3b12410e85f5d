import { describe, expect, test } from 'vitest';
import { registrationSchema, type RegistrationValues } from './registration-schema.ts';

const complete: RegistrationValues = {
  firstname: 'José',
  lastname: "O'Neill-Łukasz",
  mail: ' jose@example.com ',
  phone: '+1 406 555 0113',
  password: 'rodeo1',
  password_confirm: 'rodeo1',
};

/** The first problem of each field: the others are not shown. */
function getErrors(given: Partial<RegistrationValues>): Partial<Record<string, string>> {
  const issues = registrationSchema.safeParse({ ...complete, ...given }).error?.issues ?? [];
  const lastFirst = issues.toReversed();
  return Object.fromEntries<string>(lastFirst.map(({ path, message }) => [String(path[0]), message]));
}

describe('what the registration form asks for', () => {
  test('[REG-01] complete answers are taken, without the blanks around them', () => {
    expect(registrationSchema.parse(complete)).toEqual({ ...complete, mail: 'jose@example.com' });
  });

  test.each<[Partial<RegistrationValues>, Partial<Record<string, string>>]>([
    [{ firstname: ' ' }, { firstname: 'Please enter a first name' }],
    [{ lastname: '' }, { lastname: 'Please enter a last name' }],
    [{ firstname: 'Jose 2' }, { firstname: 'First name must only consist of alphanumeric characters' }],
    [{ lastname: 'R2D2' }, { lastname: 'Last name must only consist of alphanumeric characters' }],
    [{ mail: '' }, { mail: 'Please enter a valid email.' }],
    [{ mail: 'jose@' }, { mail: 'Please enter a valid email.' }],
    [{ phone: '' }, { phone: 'Phone Number cannot be empty.' }],
    [{ password: 'rodeo', password_confirm: 'rodeo' }, { password: 'Password too short' }],
    [{ password_confirm: 'rodeo2' }, { password_confirm: "Passwords don't match" }],
    [{ password_confirm: '' }, { password_confirm: "Passwords don't match" }],
  ])('[REG-02, VAL-01] %j gives %j', (given, expected) => {
    expect(getErrors(given)).toEqual(expected);
  });

  test('[REG-02] a password has at most 40 characters', () => {
    const of = (length: number) => ({ password: 'x'.repeat(length), password_confirm: 'x'.repeat(length) });
    expect(getErrors(of(40))).toEqual({});
    expect(Object.keys(getErrors(of(41)))).toEqual(['password']);
  });

  test('[REG-02] every problem is told at once', () => {
    const empty = { firstname: '', lastname: '', mail: '', phone: '', password: '', password_confirm: 'x' };
    expect(Object.keys(getErrors(empty)).toSorted()).toEqual(Object.keys(complete).toSorted());
  });
});
