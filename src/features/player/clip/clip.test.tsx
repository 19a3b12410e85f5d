import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Clip } from './clip.tsx';
import type { PlayedClip } from './use-clip.ts';

test('a poster that arrives leaves a clip silent that is just starting without its sound', () => {
  const clip = document.createElement('video');
  const buildClip = (poster?: string) => (
    <Clip played={{ clip, sound: { isMuted: false } } as PlayedClip} poster={poster} hasOthers={false} />
  );
  const { rerender } = render(buildClip());
  clip.muted = true;
  rerender(buildClip('/poster.png'));
  expect([clip.poster, clip.muted]).toEqual(['/poster.png', true]);
});
