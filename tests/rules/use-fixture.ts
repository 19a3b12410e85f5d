import { afterAll, beforeAll } from 'vitest';

/**
 * Creates a fixture before the tests of a file or a group, and disposes of it after them. Its members exist in tests and
 * hooks only.
 */
export function useFixture<Fixture extends object>(create: () => Fixture | Promise<Fixture>): Fixture {
  let created: (Fixture & { dispose?: () => unknown }) | undefined;
  beforeAll(async () => {
    created = await create();
  });
  afterAll(() => created?.dispose?.());
  return new Proxy({} as Fixture, { get: (_empty, name) => Reflect.get(created ?? {}, name) as unknown });
}
