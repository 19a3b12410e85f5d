import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { isListedMutation, isListedQuery } from '#src/queries/access-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Section } from '#src/ui/section.tsx';
import { SwitchField } from '#src/ui/switch-field.tsx';
import { copy } from './copy.ts';

/** Whether others find the account by its email. */
export function ListingSection({ own }: { own: User }) {
  const { data: isListed = true, isPending } = useQuery(isListedQuery(own.id));
  const change = useMutation(isListedMutation(useQueryClient(), own));
  const handleChange = (isOn: boolean) =>
    change.mutate(isOn, {
      onError: (error) => showAlert('error', copy.listing.failed(getErrorMessage(error))),
    });
  const shown = change.isPending ? change.variables : isListed;
  return (
    <Section title={copy.listing.title}>
      <SwitchField
        label={copy.listing.label}
        hint={shown ? copy.listing.on : copy.listing.off}
        checked={shown}
        disabled={isPending || change.isPending}
        onChange={({ target }) => handleChange(target.checked)}
      />
    </Section>
  );
}
