import { BadgeCheck } from 'lucide-react';
import type { AccountType } from '#src/domain/account-type.ts';
import { Avatar } from './avatar.tsx';

export interface PersonLineProps {
  name: string;
  email: string;
  /** Address of the photo. */
  photo: string;
  accountType: AccountType;
  isVerified: boolean;
}

/** An address may break after its @, rather than anywhere. */
function Email({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <span className="block text-sm wrap-anywhere text-ink-2">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** Who somebody is, with the address by which others find them. */
export function PersonLine({ name, email, photo, accountType, isVerified }: PersonLineProps) {
  return (
    <>
      <Avatar src={photo} accountType={accountType} />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="font-[650] wrap-anywhere">
          {name}
          {isVerified && (
            <BadgeCheck aria-label="Verified" className="ml-1.5 inline size-4 text-brass-text" />
          )}
        </span>
        <Email email={email} />
      </span>
    </>
  );
}
