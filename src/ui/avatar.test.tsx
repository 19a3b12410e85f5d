import { fireEvent, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AccountType } from '#src/domain/account-type.ts';
import contestant from './art/avatar-contestant.svg';
import contractor from './art/avatar-contractor.svg';
import fan from './art/avatar-fan.svg';
import { Avatar } from './avatar.tsx';

function getImage(container: HTMLElement): HTMLImageElement {
  const image = container.querySelector('img');
  if (!image) throw new Error('No image was rendered');
  return image;
}

describe('[ERR-01, MYR-01] Avatar', () => {
  test.each<[AccountType, string]>([
    ['contractor', contractor],
    ['contestant', contestant],
    ['fan', fan],
    ['staff', fan],
  ])(
    'shows the placeholder of a %s when the photo is missing or fails to load',
    (accountType, placeholder) => {
      const { container, rerender } = render(<Avatar src="/photo.jpg" accountType={accountType} />);
      expect(getImage(container).src).toMatch(/\/photo\.jpg$/);
      fireEvent.error(getImage(container));
      expect(getImage(container).getAttribute('src')).toBe(placeholder);
      rerender(<Avatar src="" accountType={accountType} />);
      expect(getImage(container).getAttribute('src')).toBe(placeholder);
    },
  );

  test('shows the large photo when the small one is missing, then the placeholder', () => {
    const { container } = render(<Avatar src={['/small.jpg', '/photo.jpg']} accountType="fan" />);
    expect(getImage(container).getAttribute('src')).toBe('/small.jpg');
    fireEvent.error(getImage(container));
    expect(getImage(container).getAttribute('src')).toBe('/photo.jpg');
    fireEvent.error(getImage(container));
    expect(getImage(container).getAttribute('src')).toBe(fan);
  });

  test('loads a new photo after a failed one', () => {
    const { container, rerender } = render(<Avatar src="/photo.jpg" accountType="fan" />);
    fireEvent.error(getImage(container));
    rerender(<Avatar src="/photo.jpg?token=2" accountType="fan" />);
    expect(getImage(container).src).toMatch(/token=2$/);
  });
});
