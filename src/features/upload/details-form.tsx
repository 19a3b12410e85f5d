import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { displayName, type User } from '#src/domain/user.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { details, formProblem, type Details } from './details.ts';
import { ResultFields } from './result-fields.tsx';
import { RodeoFields } from './rodeo-fields.tsx';
import { TagFields } from './tag-fields.tsx';
import { publishRide } from './upload-jobs.ts';
import type { Upload } from './upload-state.ts';
import { dispatchUpload } from './upload-store.ts';
import { useTags } from './use-ride-choices.ts';

interface DetailsFormProps {
  upload: Extract<Upload, { stage: 'describing' | 'publishing' }>;
  publishers: User[];
  /** What is typed already, or known. */
  first: Details;
  /** The account that is chosen until another one is. */
  preferredId: string;
  onDiscard: () => void;
}

export function DetailsForm({ upload, publishers, first, preferredId, onDiscard }: DetailsFormProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { user } = useAccount();
  const [confirming, setConfirming] = useState<Details>();
  const preferred = publishers.find(({ id }) => id === preferredId) ?? publishers[0];
  const form = useForm<Details>({
    resolver: zodResolver(details),
    defaultValues: { ...first, accountId: first.accountId || (preferred?.id ?? '') },
  });
  const accountId = useWatch({ control: form.control, name: 'accountId' });
  const account = publishers.find(({ id }) => id === accountId);
  const tags = useTags(account);
  useKeptDetails(form);
  const check = (event: React.FormEvent) => {
    form.setValue('animalRequired', account?.account_type === 'contractor');
    void form.handleSubmit(setConfirming, () => showAlert('error', formProblem.message, formProblem))(event);
  };
  const save = async () => {
    if (!confirming || !account) return;
    setConfirming(undefined);
    const rider = account.account_type === 'contestant' ? [account] : tags.contestants;
    const contestantId = account.account_type === 'contestant' ? account.id : confirming.contestantId;
    const published = await publishRide({
      details: confirming,
      account,
      uploaderId: user.id,
      animal: tags.animals.find(({ id }) => id === confirming.animalId),
      contestants: rider.filter(({ id }) => id === contestantId),
    });
    if (!published) return;
    void queries.resetQueries({ queryKey: ['videos'] });
    showAlert('success', 'Your ride is published.');
    void navigate(paths.myRodeo);
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={check}

        inert={upload.stage === 'publishing'}
      >
        <SelectField
          label="User"
          error={form.formState.errors.accountId?.message}
          {...form.register('accountId')}
        >
          {publishers.map((publisher) => (
            <option key={publisher.id} value={publisher.id}>
              {displayName(publisher)}
            </option>
          ))}
        </SelectField>
        <RodeoFields />
        <TagFields account={account} tags={tags} />
        <ResultFields />
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="quiet" onClick={onDiscard}>
            Discard
          </Button>
          <Button type="submit" look="primary" large>
            Save
          </Button>
        </div>
      </form>
      {confirming && (
        <ConfirmDialog
          title="Publish this ride?"
          confirm="Save"
          cancel="Cancel"
          onConfirm={() => void save()}
          onCancel={() => setConfirming(undefined)}
        >
          Everybody will be able to watch it.
        </ConfirmDialog>
      )}
    </FormProvider>
  );
}

/** Keeps what is typed beside the clip, so that going back to trim, or to another page, loses nothing. */
function useKeptDetails(form: UseFormReturn<Details>) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => dispatchUpload({ type: 'details typed', details: values }),
      }),
    [form],
  );
}
