import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#scripts/test/temporary-folder.ts';
import { parseCliOptions } from './terminal.ts';
import { parseAuthEmail } from './auth-emails.ts';

const missingFolder = join(tmpdir(), 'no-such-folder');
const parse = (...argv: string[]) => parseCliOptions(argv, missingFolder);

test('parses only the given options, and lists them when one is unknown', () => {
  expect(parse()).toEqual({ isPreview: false, withDemoData: true });
  expect(parse('--empty', '--preview')).toEqual({ isPreview: true, withDemoData: false });
  expect(parse('--official')).toMatchObject({ official: true });
  expect(() => parse('--offical')).toThrow('--official ');
});

test('--keep starts with demo data, and from then on with what was kept', () => {
  expect(parse('--keep')).toMatchObject({ withDemoData: true, keepIn: join(missingFolder, 'kept') });
  const suiteFolder = createTemporaryFolder();
  const folder = join(suiteFolder, 'kept');
  mkdirSync(folder);
  expect(parseCliOptions(['--keep'], suiteFolder)).toMatchObject({ withDemoData: false, keepIn: folder });
  expect(parseCliOptions(['--keep', '--official'], suiteFolder)).toMatchObject({ withDemoData: true });
});

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
