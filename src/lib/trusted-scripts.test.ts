import { afterEach, expect, test, vi } from 'vitest';
import { allowOwnWorkers } from './trusted-scripts.ts';

afterEach(() => vi.unstubAllGlobals());

test('allows only the built scripts of this site', () => {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (url: string) => string }) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', new URL('https://rodeo.example/upload'));
  allowOwnWorkers();
  const [name, { createScriptURL }] = createPolicy.mock.lastCall!;
  expect(name).toBe('default');
  expect(createScriptURL('https://rodeo.example/assets/worker.js')).toBe(
    'https://rodeo.example/assets/worker.js',
  );
  expect(createScriptURL('/assets/worker.js')).toBe('/assets/worker.js');
  expect(createScriptURL('/service-worker.js')).toBe('/service-worker.js');
  for (const url of [
    '/uploads/service-worker.js',
    'https://attacker.example/service-worker.js',
    'https://attacker.example/assets/worker.js',
    '//attacker.example/assets/worker.js',
    'blob:https://rodeo.example/assets/1',
    'data:text/javascript,alert(1)',
    '/uploads/worker.js',
    '/assets/../uploads/worker.js',
  ])
    expect(() => createScriptURL(url)).toThrow(TypeError);
});

test('does nothing in a browser without Trusted Types', () => {
  expect(() => allowOwnWorkers()).not.toThrow();
});
