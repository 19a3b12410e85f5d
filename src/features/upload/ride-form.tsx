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

export interface RideDraft {
  values: RideFormValues;
  account: User;
  animal: Animal | undefined;
  contestants: readonly User[];
}

interface RideFormProps {
  publishers: User[];
  initialValues: RideFormValues;
  defaultAccountId: string;
  publishedTags?: RideTags;
  isBusy: boolean;
  confirmation: { title: string; text: string };
  onValuesChange?: (values: RideFormValues) => void;
  onSave: (draft: RideDraft) => Promise<void>;
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
  const [valuesToConfirm, setValuesToConfirm] = useState<RideFormValues>();
  const defaultAccount = publishers.find(({ id }) => id === defaultAccountId) ?? publishers[0];
  const form = useForm<RideFormValues>({
    resolver: zodResolver(rideFormSchema),
    defaultValues: { ...initialValues, accountId: initialValues.accountId || (defaultAccount?.id ?? '') },
  });
  const { errors, isDirty } = form.formState;
  const accountId = useWatch({ control: form.control, name: 'accountId' });
  const account = publishers.find(({ id }) => id === accountId);
  const tags = useTagOptions(account, publishedTags);
  useValuesChange(form, onValuesChange);
  const handleSubmit = (event: React.FormEvent) => {
    form.setValue('animalRequired', account?.account_type === 'contractor');
    void form.handleSubmit(setValuesToConfirm, () =>
      showAlert('error', invalidFormAlert.message, invalidFormAlert),
    )(event);
  };
  const handleConfirm = () => {
    if (!valuesToConfirm || !account) return;
    setValuesToConfirm(undefined);
    const candidates = account.account_type === 'contestant' ? [account] : tags.contestants;
    const contestantId = account.account_type === 'contestant' ? account.id : valuesToConfirm.contestantId;
    void onSave({
      values: valuesToConfirm,
      account,
      animal: tags.animals.find(({ id }) => id === valuesToConfirm.animalId),
      contestants: candidates.filter(({ id }) => id === contestantId),
    });
  };
  return (
    <FormProvider {...form}>
      {publishedTags && <UnsavedChangesPrompt hasUnsavedChanges={isDirty} />}
      <form noValidate className="grid gap-6" onSubmit={handleSubmit} inert={isBusy}>
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
          <Button variant="ghost" onClick={onDiscard}>
            Discard
          </Button>
          <Button type="submit" variant="primary" large>
            Save
          </Button>
        </div>
      </form>
      {valuesToConfirm && (
        <ConfirmDialog
          title={confirmation.title}
          confirmLabel="Save"
          cancelLabel="Cancel"
          onConfirm={handleConfirm}
          onCancel={() => setValuesToConfirm(undefined)}
        >
          {confirmation.text}
        </ConfirmDialog>
      )}
    </FormProvider>
  );
}

function useValuesChange(
  form: UseFormReturn<RideFormValues>,
  onValuesChange: ((values: RideFormValues) => void) | undefined,
) {
  const notify = useEffectEvent((values: RideFormValues) => onValuesChange?.(values));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => notify(values) }),
    [form],
  );
}
