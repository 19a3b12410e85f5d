import { fireEvent, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AccountType } from '#src/domain/account-type.ts';
import contestant from './art/avatar-contestant.svg';
import contractor from './art/avatar-contractor.svg';
import person from './art/avatar-fan.svg';
import { Avatar } from './avatar.tsx';

/** The picture that is seen. */
function getImage(container: HTMLElement): HTMLImageElement {
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no picture');
  return image;
}

describe('[ERR-01, MYR-01] the picture of a person', () => {
  test.each<[AccountType, string]>([
    ['contractor', contractor],
    ['contestant', contestant],
    ['fan', person],
    ['staff', person],
  ])(
    'of a %s falls back to a drawing when it cannot be loaded, and when there is none',
    (accountType, drawing) => {
      const { container, rerender } = render(<Avatar src="/photo.jpg" accountType={accountType} />);
      expect(getImage(container).src).toMatch(/\/photo\.jpg$/);
      fireEvent.error(getImage(container));
      expect(getImage(container).getAttribute('src')).toBe(drawing);
      rerender(<Avatar src="" accountType={accountType} />);
      expect(getImage(container).getAttribute('src')).toBe(drawing);
    },
  );

  test('another photo is tried after one that could not be loaded', () => {
    const { container, rerender } = render(<Avatar src="/photo.jpg" accountType="fan" />);
    fireEvent.error(getImage(container));
    rerender(<Avatar src="/photo.jpg?token=2" accountType="fan" />);
    expect(getImage(container).src).toMatch(/token=2$/);
  });
});
