import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { keepFittingTags, rideFormSchema, type RideFormValues } from '../rides/ride-form-schema.ts';
import type { RideMarks } from '#src/domain/ride-clock.ts';
import { listContestants, toContestantTag, type RideTags } from '#src/domain/tags.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { UnsavedChangesPrompt } from '#src/ui/unsaved-changes-prompt.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog, type ConfirmCopy } from '#src/ui/confirm-dialog.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { FormAlert, type FormAlertContent } from '#src/ui/form-alert.tsx';
import { Form } from '#src/ui/form.tsx';
import { copy } from '../copy.ts';
import type { ConfirmedRide } from '../rides/ride-details.ts';
import { withMarkedResult } from '../rides/form-result.ts';
import { ResultDoubts } from './result-doubts.tsx';
import { ResultFields } from './result-fields.tsx';
import { RodeoFields } from './ride-fields.tsx';
import { SameRideField } from './same-ride-field.tsx';
import { TagFields } from './tag-fields.tsx';
import { useCurrentTags } from './use-current-tags.ts';
import { useValuesChange } from './use-values-change.ts';

const invalidFormAlert = { tone: 'error', title: copy.errors.formTitle, message: copy.errors.form } as const;

interface SaveCopy extends Omit<ConfirmCopy, 'title'> {
  submit: string;
  question: string;
}

interface RideFormProps {
  publishers: User[];
  initialValues: RideFormValues;
  defaultAccountId: string;
  fileDate?: string;
  publishedTags?: RideTags;
  hasOtherChanges?: boolean;
  rideMarks: RideMarks | null;
  onMoveMarks?: () => void;
  isBusy: boolean;
  texts: SaveCopy;
  onValuesChange?: (values: RideFormValues) => void;
  onSave: (ride: ConfirmedRide) => Promise<void>;
  onDiscard: () => void;
}

export function RideForm(props: RideFormProps) {
  const {
    publishers,
    initialValues,
    defaultAccountId,
    fileDate,
    publishedTags,
    hasOtherChanges = false,
    rideMarks,
    onMoveMarks,
    isBusy,
    texts,
    onValuesChange,
    onSave,
    onDiscard,
  } = props;
  const [valuesToConfirm, setValuesToConfirm] = useState<RideFormValues>();
  const [alert, setAlert] = useState<FormAlertContent>();
  const defaultAccount = publishers.find(({ id }) => id === defaultAccountId) ?? publishers[0];
  const form = useForm<RideFormValues>({
    resolver: zodResolver(rideFormSchema),
    defaultValues: { ...initialValues, accountId: initialValues.accountId || (defaultAccount?.id ?? '') },
  });
  const { errors, isDirty } = form.formState;
  const [accountId, animal, contestant, partner] = useWatch({
    control: form.control,
    name: ['accountId', 'animal', 'contestant', 'partner'],
  });
  const account = publishers.find(({ id }) => id === accountId);
  const tags = useCurrentTags({ animal, contestant, partner }, publishedTags);
  useValuesChange(form, onValuesChange);
  const handleAccountChange = (event: React.ChangeEvent<HTMLSelectElement>) => {
    const nextAccount = publishers.find(({ id }) => id === event.target.value);
    if (!account || !nextAccount) return;
    const fitting = keepFittingTags({ animal, contestant, partner }, account.id, nextAccount);
    form.setValue('animal', fitting.animal, { shouldDirty: true });
    form.setValue('contestant', fitting.contestant, { shouldDirty: true });
  };
  const handleInvalid = () => setAlert(invalidFormAlert);
  const handleValid = (values: RideFormValues) => {
    if (tags.animal.isDeleted || tags.contestant.isDeleted || tags.partner.isDeleted) return handleInvalid();
    // What the marks have chosen is confirmed with the rest.
    setValuesToConfirm(withMarkedResult(values, rideMarks));
  };
  const handleAttempt = () => {
    setAlert(undefined);
    form.setValue('animalRequired', account?.account_type === 'contractor');
  };
  const handleConfirm = () => {
    if (!valuesToConfirm || !account) return;
    setValuesToConfirm(undefined);
    const own = account.account_type === 'contestant' ? toContestantTag(account) : null;
    void onSave({
      values: valuesToConfirm,
      account,
      animal: tags.animal.tag ?? undefined,
      contestants: listContestants(valuesToConfirm.eventId, {
        contestant: tags.contestant.tag ?? own,
        partner: tags.partner.tag,
      }),
    });
  };
  return (
    <FormProvider {...form}>
      {publishedTags && <UnsavedChangesPrompt hasUnsavedChanges={isDirty || hasOtherChanges} />}
      <Form
        form={form}
        inert={isBusy}
        onAttempt={handleAttempt}
        onValid={handleValid}
        onInvalid={handleInvalid}
      >
        <SelectField
          label={copy.details.user}
          error={errors.accountId?.message}
          {...(publishedTags
            ? { disabled: true }
            : form.register('accountId', { onChange: handleAccountChange }))}
        >
          {publishers.map((publisher) => (
            <option key={publisher.id} value={publisher.id}>
              {getDisplayName(publisher)}
            </option>
          ))}
        </SelectField>
        <RodeoFields accountId={accountId} fileDate={fileDate} />
        {account && <TagFields account={account} tags={tags} canAddAnimal={publishedTags === undefined} />}
        <ResultFields marks={rideMarks} onMoveMarks={onMoveMarks} />
        {account && !publishedTags && <SameRideField account={account} />}
        <FormAlert alert={alert} onClose={() => setAlert(undefined)} />
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="ghost" onClick={onDiscard}>
            {copy.discard}
          </Button>
          <Button type="submit" variant="primary" large>
            {texts.submit}
          </Button>
        </div>
      </Form>
      {valuesToConfirm && (
        <ConfirmDialog
          copy={{ ...texts, title: texts.question }}
          details={<ResultDoubts values={valuesToConfirm} marks={rideMarks} />}
          onConfirm={handleConfirm}
          onCancel={() => setValuesToConfirm(undefined)}
        />
      )}
    </FormProvider>
  );
}
