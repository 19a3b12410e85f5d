import type { AccountType } from '#src/domain/account-type.ts';
import { classNames } from '#src/lib/class-names.ts';
import contestant from './art/avatar-contestant.svg';
import contractor from './art/avatar-contractor.svg';
import fan from './art/avatar-fan.svg';
import { ImageWithFallback } from './image-with-fallback.tsx';

const placeholders: Record<AccountType, string> = { contractor, contestant, fan, staff: fan };

const sizes = { sm: 'size-8', md: 'size-11', lg: 'size-28 sm:size-36' };

interface AvatarProps {
  /** Several in order of preference: each may be missing. */
  src: string | readonly string[];
  accountType: AccountType;
  size?: keyof typeof sizes;
  loading?: 'lazy' | 'eager';
}

export function Avatar({ src, accountType, size = 'md', loading = 'eager' }: AvatarProps) {
  return (
    <ImageWithFallback
      src={src}
      fallback={placeholders[accountType]}
      loading={loading}
      className={classNames('shrink-0 rounded-full bg-sunken object-cover', sizes[size])}
    />
  );
}
