import { expect, test } from 'vitest';
import { buildContentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts';

const origins = { media: ['http://127.0.0.1:1'], connect: ['ws://127.0.0.1:2', 'https://a.example'] };

test('allows exactly the given origins', () => {
  const policy = buildContentSecurityPolicy(origins, ["'sha256-abc='"]);
  expect(policy).toContain("img-src 'self' data: blob: http://127.0.0.1:1;");
  expect(policy).toContain("media-src 'self' blob: http://127.0.0.1:1;");
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:1 ws://127.0.0.1:2 https://a.example;");
  expect(policy).toContain("script-src 'self' 'sha256-abc=' 'wasm-unsafe-eval';");
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'/);
});

test.each(['https://a.example/path', "https://a.example; script-src 'unsafe-inline'", '*', 'https:'])(
  'rejects %s as an origin',
  (bad) => {
    expect(() => buildContentSecurityPolicy({ media: [], connect: [bad] }, [])).toThrow('Not an origin');
  },
);

test('hashes inline scripts only', () => {
  const html = '<script type="module" src="/a.js"></script><script>alert(1)</script>';
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashInlineScripts(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});
