import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Animal } from '#src/domain/animal.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { UnsavedChangesPrompt } from '#src/ui/unsaved-changes-prompt.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { rideFormSchema, invalidFormAlert, type RideFormValues } from './ride-form-schema.ts';
import { ResultFields } from './result-fields.tsx';
import { RodeoFields } from './rodeo-fields.tsx';
import { TagFields } from './tag-fields.tsx';
import { useTagOptions, type RideTags } from './use-ride-options.ts';

/** What was typed about a ride, and what the form's ids stand for. */
export interface RideDraft {
  values: RideFormValues;
  account: User;
  animal: Animal | undefined;
  contestants: readonly User[];
}

interface RideFormProps {
  publishers: User[];
  /** What is typed already, or known. */
  initialValues: RideFormValues;
  /** The account that is chosen until another one is. */
  defaultAccountId: string;
  /** What a published ride is tagged with, which can be chosen; it stays with its account. */
  publishedTags?: RideTags;
  isBusy: boolean;
  /** Asked before it is saved. */
  confirmation: { title: string; text: string };
  onValuesChange?: (typed: RideFormValues) => void;
  onSave: (described: RideDraft) => Promise<void>;
  onDiscard: () => void;
}

export function RideForm(props: RideFormProps) {
  const {
    publishers,
    initialValues,
    defaultAccountId,
    publishedTags,
    isBusy,
    confirmation,
    onValuesChange,
    onSave,
    onDiscard,
  } = props;
  const [confirming, setConfirming] = useState<RideFormValues>();
  const preferred = publishers.find(({ id }) => id === defaultAccountId) ?? publishers[0];
  const form = useForm<RideFormValues>({
    resolver: zodResolver(rideFormSchema),
    defaultValues: { ...initialValues, accountId: initialValues.accountId || (preferred?.id ?? '') },
  });
  const { errors, isDirty } = form.formState;
  const accountId = useWatch({ control: form.control, name: 'accountId' });
  const account = publishers.find(({ id }) => id === accountId);
  const tags = useTagOptions(account, publishedTags);
  useValuesChange(form, onValuesChange);
  const check = (event: React.FormEvent) => {
    form.setValue('animalRequired', account?.account_type === 'contractor');
    void form.handleSubmit(setConfirming, () =>
      showAlert('error', invalidFormAlert.message, invalidFormAlert),
    )(event);
  };
  const save = () => {
    if (!confirming || !account) return;
    setConfirming(undefined);
    const riders = account.account_type === 'contestant' ? [account] : tags.contestants;
    const contestantId = account.account_type === 'contestant' ? account.id : confirming.contestantId;
    void onSave({
      values: confirming,
      account,
      animal: tags.animals.find(({ id }) => id === confirming.animalId),
      contestants: riders.filter(({ id }) => id === contestantId),
    });
  };
  return (
    <FormProvider {...form}>
      {publishedTags && <UnsavedChangesPrompt unsaved={isDirty} />}
      <form noValidate className="grid gap-6" onSubmit={check} inert={isBusy}>
        <SelectField
          label="User"
          error={errors.accountId?.message}
          {...(publishedTags ? { disabled: true } : form.register('accountId'))}
        >
          {publishers.map((publisher) => (
            <option key={publisher.id} value={publisher.id}>
              {getDisplayName(publisher)}
            </option>
          ))}
        </SelectField>
        <RodeoFields />
        <TagFields account={account} tags={tags} canAddAnimal={publishedTags === undefined} />
        <ResultFields />
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
          <Button type="submit" variant="primary" large>
            Save
          </Button>
        </div>
      </form>
      {confirming && (
        <ConfirmDialog
          title={confirmation.title}
          confirmLabel="Save"
          cancelLabel="Cancel"
          onConfirm={save}
          onCancel={() => setConfirming(undefined)}
        >
          {confirmation.text}
        </ConfirmDialog>
      )}
    </FormProvider>
  );
}

/** Tells of everything that is typed. */
function useValuesChange(
  form: UseFormReturn<RideFormValues>,
  onTyped: ((typed: RideFormValues) => void) | undefined,
) {
  const tell = useEffectEvent((typed: RideFormValues) => onTyped?.(typed));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [form],
  );
}
