import type { AccountType } from '#src/domain/account-type.ts';
import { Avatar } from './avatar.tsx';
import { VerifiedTick } from './verified-tick.tsx';

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
          {isVerified && <VerifiedTick className="ml-1.5 size-4" />}
        </span>
        <Email email={email} />
      </span>
    </>
  );
}
