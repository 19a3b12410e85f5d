import { describe, expect, test } from 'vitest';
import { registrationSchema, type RegistrationValues } from './registration-schema.ts';

const validValues: RegistrationValues = {
  firstname: 'José',
  lastname: "O'Neill-Łukasz",
  mail: ' jose@example.com ',
  phone: '+1 406 555 0113',
  password: 'rodeo1',
  password_confirm: 'rodeo1',
  agrees: true,
  isOfAge: true,
};

/** The form shows the first error of each field. */
function getErrors(changes: Partial<RegistrationValues>): Partial<Record<string, string>> {
  const issues = registrationSchema.safeParse({ ...validValues, ...changes }).error?.issues ?? [];
  const lastToFirst = issues.toReversed();
  return Object.fromEntries<string>(lastToFirst.map(({ path, message }) => [String(path[0]), message]));
}

describe('registrationSchema', () => {
  test('[REG-01] accepts complete values and trims them', () => {
    expect(registrationSchema.parse(validValues)).toEqual({ ...validValues, mail: 'jose@example.com' });
  });

  test.each<[Partial<RegistrationValues>, Partial<Record<string, string>>]>([
    [{ agrees: false }, { agrees: 'Check the box to sign up' }],
    [{ isOfAge: false }, { isOfAge: 'You must be 13 or older to have an account' }],
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
  ])('[REG-02, VAL-01] %j fails with %j', (changes, expected) => {
    expect(getErrors(changes)).toEqual(expected);
  });

  test("[REG-02] accepts riders' initials, and straightens apostrophes as phones write them", () => {
    const names = registrationSchema.parse({ ...validValues, firstname: 'J.B.', lastname: 'O‘Brien Jr.' });
    expect(names).toMatchObject({ firstname: 'J.B.', lastname: "O'Brien Jr." });
  });

  test('[REG-02] limits a password to 40 characters', () => {
    const buildPasswords = (length: number) => ({
      password: 'x'.repeat(length),
      password_confirm: 'x'.repeat(length),
    });
    expect(getErrors(buildPasswords(40))).toEqual({});
    expect(Object.keys(getErrors(buildPasswords(41)))).toEqual(['password']);
  });

  test('[REG-02] reports every invalid field at once', () => {
    const names = { firstname: '', lastname: '', mail: '', phone: '' };
    const empty = { ...names, password: '', password_confirm: 'x', agrees: false, isOfAge: false };
    expect(Object.keys(getErrors(empty)).toSorted()).toEqual(Object.keys(validValues).toSorted());
  });
});
