import { expect, test } from 'vitest';
import { parseAuthEmail } from './auth-emails.ts';

const app = 'http://127.0.0.1:7100';

test('rewrites a verification link to the app, keeping the code', () => {
  const line =
    'i  To verify the email address ann@example.com, follow this link: ' +
    'http://127.0.0.1:7102/emulator/action?mode=verifyEmail&lang=en&oobCode=a-B_c&apiKey=demo-key';
  expect(parseAuthEmail(line, app)).toEqual({
    purpose: 'To verify the email address ann@example.com',
    link: `${app}/action?mode=verifyEmail&oobCode=a-B_c&apiKey=demo-key&lang=en`,
  });
});

test("omits the emulator's password placeholder from a reset link", () => {
  const line =
    'i  To reset the password for b@c.d, follow this link: ' +
    'http://127.0.0.1:7102/emulator/action?mode=resetPassword&lang=en&oobCode=x&apiKey=k&newPassword=NEW_PASSWORD_HERE';
  expect(parseAuthEmail(line, app)?.link).toBe(`${app}/action?mode=resetPassword&oobCode=x&apiKey=k&lang=en`);
});

test('ignores other lines', () => {
  expect(parseAuthEmail('All emulators ready! It is now safe to connect your app.', app)).toBeUndefined();
  expect(parseAuthEmail('To do x, follow this link: nowhere', app)).toBeUndefined();
});
