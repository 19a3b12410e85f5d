import type { BrowserContext } from '@playwright/test';

/** What the token's cookie says, and how the browser keeps it. */
export async function readTokenCookie(context: BrowserContext) {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'firebase');
  const [, claims = ''] = cookie?.value.split('.') ?? [];
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as Record<string, unknown>;
  return { cookie, claims: read };
}
