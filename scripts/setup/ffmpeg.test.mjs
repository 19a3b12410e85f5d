import { afterEach, expect, test, vi } from 'vitest';
import { ensureFfmpeg } from './ffmpeg.mjs';

afterEach(() => void vi.unstubAllEnvs());

test('says what to install where neither ffmpeg nor apt-get exists', () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(() => ensureFfmpeg()).toThrow(/compare with native ffmpeg.*apt-get install ffmpeg/);
});
