import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { buildPlayerPage } from '#tests/support/build-player-page.ts';
import { PlayerPageContext } from '../controls/player-context.ts';
import { useQualityChoice } from './use-quality-choice.tsx';
// Its code is there before the first test, which a busy machine would not wait for.
import './quality-dialog.tsx';

function Menu() {
  const { menuItem, dialog } = useQualityChoice();
  return (
    <>
      <button type="button" onClick={menuItem.onSelect}>
        {menuItem.label}
      </button>
      {dialog}
    </>
  );
}

test('the menu shows the choice, and a dialog explains and changes it', async () => {
  const changeSettings = vi.fn<(changes: Partial<PlayerSettings>) => void>();
  render(
    <PlayerPageContext value={buildPlayerPage({ changeSettings })}>
      <Menu />
    </PlayerPageContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Quality: Auto' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Lightest' }));
  expect(changeSettings).toHaveBeenCalledExactlyOnceWith({ quality: 'lightest' });
});
