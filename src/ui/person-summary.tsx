import type { AccountType } from '#src/domain/account-type.ts';
import { Avatar } from './avatar.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

export interface PersonSummaryProps {
  name: string;
  /** Left out where it is private. */
  email?: string | undefined;
  photoUrls: readonly string[];
  accountType: AccountType;
  isVerified: boolean;
}

function EmailAddress({ email }: { email: string }) {
  const domainStart = email.indexOf('@') + 1;
  return (
    <span className="block text-sm wrap-anywhere text-ink-2">
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </span>
  );
}

export function PersonSummary({ name, email, photoUrls, accountType, isVerified }: PersonSummaryProps) {
  return (
    <>
      <Avatar src={photoUrls} accountType={accountType} />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="font-[650] wrap-anywhere">
          {name}
          {isVerified && <VerifiedBadge className="ml-1.5 size-4" />}
        </span>
        {email && <EmailAddress email={email} />}
      </span>
    </>
  );
}
