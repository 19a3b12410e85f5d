import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Clip } from './clip.tsx';
import type { PlayedClip } from './use-clip.ts';

test('a poster that arrives leaves a clip silent that is just starting without its sound', () => {
  const clip = document.createElement('video');
  const file = { spare: document.createElement('video') };
  const played = { clip, file, sound: { isMuted: false } } as PlayedClip;
  const buildClip = (poster?: string) => <Clip played={played} poster={poster} hasOthers={false} />;
  const { rerender } = render(buildClip());
  clip.muted = true;
  rerender(buildClip('/poster.png'));
  expect([clip.poster, clip.muted]).toEqual(['/poster.png', true]);
});

test('a click turns on the sound of both elements, since WebKit lets one sound that a click has turned on', () => {
  const [clip, spare] = [document.createElement('video'), document.createElement('video')];
  const buildClip = (isMuted: boolean) => (
    <Clip
      played={{ clip, file: { spare }, sound: { isMuted } } as PlayedClip}
      poster={undefined}
      hasOthers={false}
    />
  );
  const { rerender } = render(buildClip(true));
  expect([clip.muted, spare.muted]).toEqual([true, true]);
  rerender(buildClip(false));
  expect([clip.muted, spare.muted]).toEqual([false, false]);
});
