import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { parseCliOptions } from './terminal.ts';
import { parseAuthEmail } from './auth-emails.ts';

const missingFolder = join(tmpdir(), 'no-such-folder');
const parse = (...argv: string[]) => parseCliOptions(argv, missingFolder);

test('parses only the given options, and lists them when one is unknown', () => {
  const functions = ['link-previews'];
  expect(parse()).toEqual({ isPreview: false, withDemoData: true, functions });
  expect(parse('--empty', '--preview')).toEqual({ isPreview: true, withDemoData: false, functions });
  expect(parse('--monitoring').functions).toContain('monitoring');
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

const emulator = 'follow this link: http://127.0.0.1:7102/emulator/action';

test('rewrites the link of an email to the app, without a password, and ignores other lines', () => {
  const verify = `i  To verify ann@example.com, ${emulator}?mode=verifyEmail&lang=en&oobCode=a-B_c&apiKey=demo-key`;
  expect(parseAuthEmail(verify, app)).toEqual({
    purpose: 'To verify ann@example.com',
    link: `${app}/action?mode=verifyEmail&oobCode=a-B_c&apiKey=demo-key&lang=en`,
  });
  const reset = `i  To reset the password for b@c.d, ${emulator}?mode=resetPassword&oobCode=x&newPassword=NEW_PASSWORD_HERE`;
  expect(parseAuthEmail(reset, app)?.link).toBe(`${app}/action?mode=resetPassword&oobCode=x`);
  expect(parseAuthEmail('All emulators ready! It is now safe to connect your app.', app)).toBeUndefined();
  expect(parseAuthEmail('To do x, follow this link: nowhere', app)).toBeUndefined();
});
