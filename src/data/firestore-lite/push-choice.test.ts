import { setDoc } from 'firebase/firestore/lite';
import { afterEach, expect, test, vi } from 'vitest';
import { buildPushChoice } from '#tests/support/factories/build-push-choice.ts';
import { changePushChoice } from './push-choice.ts';

const stored = buildPushChoice({ language: 'es' });

vi.mock('./firestore-client.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore/lite', () => ({
  doc: () => ({}),
  getDoc: () => Promise.resolve({ id: 'june', exists: () => true, data: () => stored }),
  setDoc: vi.fn<() => Promise<void>>().mockResolvedValue(),
}));
vi.mock('#src/languages/localize.ts', async (load) => ({ ...(await load<object>()), locale: 'pt-BR' }));

afterEach(() => vi.unstubAllEnvs());

test('[PUSH-01, PUSH-06] a change stores the language of the page and the time zone of the device, and keeps all else', async () => {
  vi.stubEnv('TZ', 'Asia/Manila');
  const changed = { ...stored, hidden: ['hats'], language: 'pt', zone: 'Asia/Manila' };
  expect(await changePushChoice('june', (choice) => ({ ...choice, hidden: ['hats'] }))).toEqual(changed);
  expect(setDoc).toHaveBeenCalledExactlyOnceWith({}, changed);
});
