import { afterEach, expect, test } from 'vitest';
import { leaveRequest, takeResponse } from './hand-over.ts';

afterEach(() => (globalThis.handOver = undefined));

test('an early response is for the same request only, and once, whatever else was asked for', () => {
  leaveRequest({ url: '/before', body: undefined, response: Promise.resolve(Response.json({})) });
  const response = Promise.resolve(Response.json({}));
  leaveRequest({ url: '/query', body: '{"of":"feed"}', response });
  const after = Promise.resolve(Response.json({}));
  leaveRequest({ url: '/after', body: undefined, response: after });
  expect(takeResponse('/query', '{"of":"search"}')).toBeUndefined();
  expect(takeResponse('/query', undefined)).toBeUndefined();
  expect(takeResponse('/other', '{"of":"feed"}')).toBeUndefined();
  expect(takeResponse('/query', '{"of":"feed"}')).toBe(response);
  expect(takeResponse('/query', '{"of":"feed"}')).toBeUndefined();
  expect(takeResponse('/after', undefined)).toBe(after);
});
