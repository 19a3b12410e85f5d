import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { formatDate, formatLocalDay } from '#src/lib/dates.ts';
import { parseIsoDate } from '#src/lib/parse-dates.ts';
import { nextEventQuery } from '#src/queries/next-event-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SelectField } from '#src/ui/field.tsx';
import { mediaQueries } from '#src/ui/media-queries.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy as uploadCopy } from '../copy.ts';
import { prefillRideForm, rideFormSchema, type RideFormValues } from '../rides/ride-form-schema.ts';
import { RodeoFields } from '../details/ride-fields.tsx';
import { usePublishers } from '../details/use-publishers.ts';
import { useValuesChange } from '../details/use-values-change.ts';
import { copy } from './copy.ts';
import type { RidesState } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { SoundSwitch } from '../trim/sound-switch.tsx';
import { PublishButton } from './publish-button.tsx';

/** What is asked once, beside what is ready. */
export function CommonDetails({ night }: { night: RidesState }) {
  const { own, selected } = useAccount();
  const { publishers, isPending, error } = usePublishers(own);
  const nextEvent = useQuery(nextEventQuery(selected.id));
  if (isPending || nextEvent.isPending) return <Skeleton className="h-80" />;
  const fileDate = formatLocalDay(new Date(night.sources[0]?.file.lastModified ?? 0));
  const prefilled = prefillRideForm(night.common, nextEvent.data, fileDate);
  const isPublisher = (accountId: string) => publishers.some(({ id }) => id === accountId);
  const getAccountId = () => {
    const { accountId } = prefilled;
    if (accountId === '') return isPublisher(selected.id) ? selected.id : (publishers[0]?.id ?? '');
    // What was meant for an account that is gone is published for no other by itself.
    return error || isPublisher(accountId) ? accountId : '';
  };
  return (
    <CommonForm
      night={night}
      publishers={publishers}
      fileDate={fileDate}
      initialValues={{ ...prefilled, animal: null, accountId: getAccountId() }}
    />
  );
}

interface CommonFormProps {
  night: RidesState;
  publishers: User[];
  fileDate: string;
  initialValues: RideFormValues;
}

function CommonForm({ night, publishers, fileDate, initialValues }: CommonFormProps) {
  const form = useForm<RideFormValues>({
    resolver: zodResolver(rideFormSchema),
    defaultValues: initialValues,
  });
  // In wide windows the fields stand beside the rides; in smaller ones a summary opens them.
  const [isOpen, setIsOpen] = useState(() => matchMedia(mediaQueries.shell).matches);
  useValuesChange(form, (common) => nightStore.dispatch({ type: 'common changed', common }));
  const accountId = form.watch('accountId');
  useDefaults(form);
  const account = publishers.find(({ id }) => id === accountId);
  const check = async () => {
    const isComplete = await form.trigger(undefined, { shouldFocus: true });
    if (!isComplete) setIsOpen(true);
    nightStore.dispatch({ type: 'common changed', common: form.getValues() });
    return isComplete;
  };
  return (
    <FormProvider {...form}>
      <aside aria-label={copy.common.title} className="night-once">
        <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <CommonSummary common={form.watch()} account={account} isSilent={night.isSilent} />
          <form noValidate className="grid gap-6 pb-4" onSubmit={(event) => event.preventDefault()}>
            <SelectField
              label={uploadCopy.details.user}
              error={form.formState.errors.accountId?.message}
              {...form.register('accountId')}
            >
              {!account && <option value={accountId}>{copy.common.noAccount}</option>}
              {publishers.map((publisher) => (
                <option key={publisher.id} value={publisher.id}>
                  {getDisplayName(publisher)}
                </option>
              ))}
            </SelectField>
            <RodeoFields accountId={accountId} fileDate={fileDate} />
            <SoundSwitch state={night} />
          </form>
        </details>
        <PublishButton night={night} account={account} onCheck={check} />
      </aside>
    </FormProvider>
  );
}

/** The list counts on them before anything is typed. */
function useDefaults(form: UseFormReturn<RideFormValues>): void {
  useEffect(() => nightStore.dispatch({ type: 'common changed', common: form.getValues() }), [form]);
}

interface CommonSummaryProps {
  common: RideFormValues;
  account: User | undefined;
  isSilent: boolean;
}

function CommonSummary({ common, account, isSilent }: CommonSummaryProps) {
  const { title, location, date, eventId } = common;
  const day = date === '' ? '' : formatDate(parseIsoDate(date));
  const event = rodeoEventChoices.find(({ value }) => value === eventId)?.name;
  const sound = isSilent && uploadCopy.sound.silent;
  const facts = [location, day, event, account && getDisplayName(account), sound].filter(Boolean);
  return (
    <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 py-3">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="display block text-display-sm">{title || copy.common.title}</b>
        <span className="block text-sm text-ink-2">{title ? facts.join(' · ') : copy.common.missing}</span>
      </span>
      <Pencil aria-hidden="true" className="size-5 shrink-0" />
    </summary>
  );
}
