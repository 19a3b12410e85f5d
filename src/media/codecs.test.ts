import { expect, test } from 'vitest';
import { isDecodableAudio, isPublishableAudio } from './codecs.ts';

test('D19 copies only AAC that every browser plays', () => {
  const codecs = [
    'mp4a.40.2',
    'mp4a.40.5',
    'mp4a.40.29',
    'mp4a',
    'mp4a.40.42',
    'mp4a.40.34',
    'mp4a.6b',
    'twos',
  ];
  expect(codecs.filter(isPublishableAudio)).toEqual(codecs.slice(0, 3));
});

test('D19 knows which sound the core cannot decode', () => {
  const decodable = [
    'mp4a.40.2',
    'mp4a.40.34',
    'mp4a.6B',
    'ac-3',
    'Opus',
    'fLaC',
    'alac',
    'sowt',
    'samr',
    'ulaw',
    // '.mp3' of QuickTime, as mp4box reports it.
    'mp3',
  ];
  expect(decodable.filter(isDecodableAudio)).toEqual(decodable);
  expect(['mp4a.40.42', 'fpcm', 'mha1', 'ac-4', 'spex', 'enca', ''].filter(isDecodableAudio)).toEqual([]);
});
