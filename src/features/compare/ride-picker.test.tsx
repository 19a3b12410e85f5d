import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { comparePath } from '#src/config/record-links.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { RidePicker } from './ride-picker.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test('of two rides one can be exchanged, and they are compared in the order of choice', () => {
  const titles = ['Elko', 'Reno', 'Ely'];
  const rides = titles.map((title) => buildVideo(buildContestant(), { title }));
  render(
    <MemoryRouter>
      <RidePicker rides={rides} onClose={() => undefined} />
      <Address />
    </MemoryRouter>,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  const choose = (index: number) => boxes[index] && fireEvent.click(boxes[index]);
  const readState = () => boxes.map(({ checked, disabled }) => (disabled ? 'disabled' : checked));
  choose(1);
  choose(0);
  expect(readState()).toEqual([true, true, 'disabled']);
  choose(1);
  choose(2);
  expect(readState()).toEqual([true, 'disabled', true]);
  fireEvent.click(screen.getByText('Compare'));
  expect(document.querySelector('output')?.textContent).toBe(
    comparePath(rides[0]?.video_id ?? '', rides[2]?.video_id ?? ''),
  );
});
