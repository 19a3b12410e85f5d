import { afterEach, expect, test } from 'vitest';
import { leave, takeResponse } from './hand-over.ts';

afterEach(() => (globalThis.handOver = undefined));

test('an early response is for the same request only, and once', () => {
  const response = Promise.resolve(Response.json({}));
  leave({ request: { url: '/query', body: '{"of":"feed"}', response } });
  expect(takeResponse('/query', '{"of":"search"}')).toBeUndefined();
  expect(takeResponse('/query', undefined)).toBeUndefined();
  expect(takeResponse('/other', '{"of":"feed"}')).toBeUndefined();
  expect(takeResponse('/query', '{"of":"feed"}')).toBe(response);
  expect(takeResponse('/query', '{"of":"feed"}')).toBeUndefined();
});
