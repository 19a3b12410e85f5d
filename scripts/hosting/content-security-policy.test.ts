import { expect, test } from 'vitest';
import {
  buildContentSecurityPolicy,
  buildEmbedPolicy,
  hashInlineScripts,
} from './content-security-policy.ts';

const origins = {
  media: ['http://127.0.0.1:1'],
  connect: ['ws://127.0.0.1:2', 'https://a.example'],
  embedConnect: ['https://b.example'],
  usesAppCheck: false,
};

test('allows exactly the given origins', () => {
  const policy = buildContentSecurityPolicy(origins, ["'sha256-abc='"]);
  expect(policy).toContain("img-src 'self' blob: http://127.0.0.1:1;");
  expect(policy).toContain("media-src 'self' blob: http://127.0.0.1:1;");
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:1 ws://127.0.0.1:2 https://a.example;");
  expect(policy).toContain("script-src 'self' 'sha256-abc=' 'wasm-unsafe-eval';");
  expect(policy).toContain("worker-src 'self'; manifest-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'|data:|\*/);
});

test('the embed page can only play and count', () => {
  const policy = buildEmbedPolicy(origins);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('media-src http://127.0.0.1:1;');
  expect(policy).toContain('connect-src https://b.example;');
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toMatch(/wasm|worker|blob:|a\.example/);
});

test('with App Check, pages may run reCAPTCHA, which cannot work with Trusted Types', () => {
  const withAppCheck = { ...origins, usesAppCheck: true };
  for (const policy of [buildContentSecurityPolicy(withAppCheck, []), buildEmbedPolicy(withAppCheck)]) {
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/frame-src https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
    expect(policy).not.toContain('trusted-types');
  }
  expect(buildContentSecurityPolicy(origins, [])).not.toContain('google.com');
});

test.each(['https://a.example/path', "https://a.example; script-src 'unsafe-inline'", '*', 'https:'])(
  'rejects %s as an origin',
  (bad) => {
    expect(() => buildContentSecurityPolicy({ ...origins, connect: [bad] }, [])).toThrow('Not an origin');
    expect(() => buildEmbedPolicy({ ...origins, embedConnect: [bad] })).toThrow('Not an origin');
  },
);

test('hashes inline scripts only', () => {
  const html = '<script type="module" src="/a.js"></script><script>alert(1)</script>';
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashInlineScripts(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});
