import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContent } from './server.ts';

/* What the tests of pages that use the stand-in do not show. */

let content: Awaited<ReturnType<typeof startContent>>;
beforeAll(async () => (content = await startContent({ host: '127.0.0.1', port: 0 })));
afterAll(() => content.close());

const toUrl = (path: string) => `http://127.0.0.1:${content.port}${path}`;

test.each([
  ['/services/archives.ashx/stories?index=0&page_size=10', 400],
  ['/services/archives.ashx/stories?index=1&page_size=101', 400],
  ['/services/pro_rodeo.ashx/schedule?index=1.5&page_size=24', 400],
  ['/proxy?url=invalid', 400],
  ['/proxy?url=http://elsewhere.example/1.png', 403],
  ['/api/user/getall', 401],
  ['/images/lost.png', 404],
])('answers %s with status %i', async (path, status) => {
  expect((await fetch(toUrl(path))).status).toBe(status);
});

test('answers only local host names', async () => {
  const sent = request(toUrl('/images/1.png'), { headers: { host: 'rebind.example' } }).end();
  const [{ statusCode }] = (await once(sent, 'response')) as [{ statusCode: number }];
  expect(statusCode).toBe(403);
});
