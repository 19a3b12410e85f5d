import type { To } from 'react-router-dom';
import type { AccountType } from '#src/domain/account-type.ts';
import { FactLink } from './fact-list.tsx';
import { Avatar } from './avatar.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

export interface PersonSummaryProps {
  name: string;
  /** Their page. */
  to?: To;
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

export function PersonSummary({ name, to, email, photoUrls, accountType, isVerified }: PersonSummaryProps) {
  return (
    <>
      <Avatar src={photoUrls} accountType={accountType} />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="font-[650] wrap-anywhere">
          <FactLink to={to}>{name}</FactLink>
          {isVerified && <VerifiedBadge className="ml-1.5 size-4" />}
        </span>
        {email && <EmailAddress email={email} />}
      </span>
    </>
  );
}
