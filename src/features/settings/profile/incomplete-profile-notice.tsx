import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { AccountType } from '#src/domain/account-type.ts';
import { getProfileFormSchema, type ProfileFormValues } from '#src/domain/profile-form-schema.ts';
import { copy } from './copy.ts';

/** Another account type requires other fields (decision D32). */
export function IncompleteProfileNotice({ type, edit }: { type: AccountType; edit: ProfileFormValues }) {
  const { error } = getProfileFormSchema(type).safeParse(edit);
  if (!error) return null;
  return (
    <div className="flex gap-3 rounded-md bg-brass-wash py-4 pr-4 pl-5 text-sm shadow-[inset_5px_0_0_var(--color-brass-text)]">
      <CircleAlert aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
      <div>
        <p className="font-bold">{copy.incomplete}</p>
        <ul>
          {error.issues.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
