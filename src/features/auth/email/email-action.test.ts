import { describe, expect, test } from 'vitest';
import { parseEmailAction, getMobileAppUrl } from './email-action.ts';

const parse = (search: string) => parseEmailAction(new URLSearchParams(search));

describe('parseEmailAction', () => {
  test('[ACT-02] verifies an email by its code', () => {
    expect(parse('mode=verifyEmail&oobCode=a%2Fb&apiKey=k')).toEqual({ kind: 'verify', oobCode: 'a/b' });
  });

  test('changes or restores an email by its code', () => {
    expect(parse('mode=verifyAndChangeEmail&oobCode=c-1')).toEqual({ kind: 'change email', oobCode: 'c-1' });
    expect(parse('mode=recoverEmail&oobCode=c-1')).toEqual({ kind: 'recover email', oobCode: 'c-1' });
  });

  test.each(['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'])(
    '[ACT-03] %s is invalid without a code',
    (mode) => {
      expect(parse(`mode=${mode}`)).toEqual({ kind: 'invalid' });
      expect(parse(`mode=${mode}&oobCode=`)).toEqual({ kind: 'invalid' });
    },
  );

  test.each([
    ['[ACT-04] a video', 'mode=video&videoID=v-1', '/video/v-1'],
    ['[ACT-04] a video without an id', 'mode=video', '/'],
    ['[ACT-05] a reset', 'mode=resetPassword&oobCode=c-1', '/reset-password/c-1'],
    ['[ACT-05] a code that looks like a path', 'mode=resetPassword&oobCode=../x', '/reset-password/..%2Fx'],
    ['[ACT-06] anything else', 'mode=signIn&oobCode=c-1', '/'],
    ['[ACT-06] nothing', '', '/'],
  ])('%s: %s redirects to %s', (_case, search, to) => {
    expect(parse(search)).toEqual({ kind: 'redirect', to });
  });
});

describe('getMobileAppUrl', () => {
  const appLinkUrl = 'https://app.example/open?from=mail';
  const known = 'mode=video&oobCode=c-1&apiKey=k&videoID=v%261&postID=p-1';
  const parameters = new URLSearchParams(`${known}&else=1`);
  const android = { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', maxTouchPoints: 5 };
  const macUserAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15';

  test.each([
    ['Android', android],
    ['iPhones', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', maxTouchPoints: 5 }],
    ['iPads', { userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0)', maxTouchPoints: 5 }],
    ['iPads that ask for desktop sites', { userAgent: macUserAgent, maxTouchPoints: 5 }],
  ])('[ACT-01] on %s forwards only the known parameters of the email', (_device, device) => {
    expect(getMobileAppUrl(appLinkUrl, device, parameters)).toBe(
      `https://app.example/open?from=mail&${known}`,
    );
  });

  test.each([
    ['Linux', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0 }],
    ['Macs', { userAgent: macUserAgent, maxTouchPoints: 0 }],
    ['Windows with a touch screen', { userAgent: 'Mozilla/5.0 (Windows NT 10.0)', maxTouchPoints: 10 }],
  ])('[ACT-01] on %s the link stays in the browser', (_device, device) => {
    expect(getMobileAppUrl(appLinkUrl, device, parameters)).toBeUndefined();
  });

  test('[ACT-01] without an app link it stays in the browser', () => {
    expect(getMobileAppUrl(undefined, android, parameters)).toBeUndefined();
  });
});
