import { describe, expect, test } from 'vitest';
import { parseEmailAction, getMobileAppUrl } from './email-action.ts';

const parse = (search: string) => parseEmailAction(new URLSearchParams(search));

describe('the link of a mail', () => {
  test('[ACT-02] verifies an address by its code', () => {
    expect(parse('mode=verifyEmail&oobCode=a%2Fb&apiKey=k')).toEqual({ kind: 'verify', oobCode: 'a/b' });
  });

  test('changes an address by its code, or brings the old one back', () => {
    expect(parse('mode=verifyAndChangeEmail&oobCode=c-1')).toEqual({ kind: 'change email', oobCode: 'c-1' });
    expect(parse('mode=recoverEmail&oobCode=c-1')).toEqual({ kind: 'recover email', oobCode: 'c-1' });
  });

  test.each(['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'])(
    '[ACT-03] %s is not valid without a code',
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
  ])('%s: %s leads to %s', (_what, search, to) => {
    expect(parse(search)).toEqual({ kind: 'go', to });
  });
});

describe('phones', () => {
  const link = 'https://app.example/open?from=mail';
  const parameters = new URLSearchParams('mode=video&videoID=v%261&else=1');
  const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';

  test('[ACT-01] go on to the app with the parameters of the mail and no others', () => {
    const address = 'https://app.example/open?from=mail&mode=video&videoID=v%261';
    expect(getMobileAppUrl(link, phone, parameters)).toBe(address);
    expect(getMobileAppUrl(link, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', parameters)).toBe(address);
  });

  test('[ACT-01] stay here when there is no app to go to, and so does everybody else', () => {
    expect(getMobileAppUrl(undefined, phone, parameters)).toBeUndefined();
    expect(getMobileAppUrl(link, 'Mozilla/5.0 (X11; Linux x86_64)', parameters)).toBeUndefined();
  });
});
