import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseVideo } from '#src/domain/video.ts';
import { RideMarksSection } from './ride-marks-section.tsx';

vi.mock('./ride-marks-editor.tsx', () => {
  throw new Error('The code is gone');
});

test('a ride clock whose code cannot be loaded leaves what was typed around it', async () => {
  render(
    <form>
      <input aria-label="Location" />
      <RideMarksSection
        video={parseVideo('ride', {})}
        marks={{ start: null, end: null }}
        onChange={() => undefined}
      />
    </form>,
    { onCaughtError: () => undefined },
  );
  fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Elko, NV' } });
  fireEvent.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Location')).toMatchObject({ value: 'Elko, NV' });
});
