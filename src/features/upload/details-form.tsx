import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Animal } from '#src/domain/animal.ts';
import { displayName, type User } from '#src/domain/user.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { AskBeforeLeaving } from '#src/ui/ask-before-leaving.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { details, formProblem, type Details } from './details.ts';
import { ResultFields } from './result-fields.tsx';
import { RodeoFields } from './rodeo-fields.tsx';
import { TagFields } from './tag-fields.tsx';
import { useTags, type Tagged } from './use-ride-choices.ts';

/** What was typed about a ride, and what the form's ids stand for. */
export interface Described {
  details: Details;
  account: User;
  animal: Animal | undefined;
  contestants: readonly User[];
}

interface DetailsFormProps {
  publishers: User[];
  /** What is typed already, or known. */
  first: Details;
  /** The account that is chosen until another one is. */
  preferredId: string;
  /** What a published ride is tagged with, which can be chosen; it stays with its account. */
  published?: Tagged;
  busy: boolean;
  /** Asked before it is saved. */
  question: { title: string; text: string };
  onTyped?: (typed: Details) => void;
  onSave: (described: Described) => Promise<void>;
  onDiscard: () => void;
}

export function DetailsForm(props: DetailsFormProps) {
  const { publishers, first, preferredId, published, busy, question, onTyped, onSave, onDiscard } = props;
  const [confirming, setConfirming] = useState<Details>();
  const preferred = publishers.find(({ id }) => id === preferredId) ?? publishers[0];
  const form = useForm<Details>({
    resolver: zodResolver(details),
    defaultValues: { ...first, accountId: first.accountId || (preferred?.id ?? '') },
  });
  const { errors, isDirty } = form.formState;
  const accountId = useWatch({ control: form.control, name: 'accountId' });
  const account = publishers.find(({ id }) => id === accountId);
  const tags = useTags(account, published);
  useTyped(form, onTyped);
  const check = (event: React.FormEvent) => {
    form.setValue('animalRequired', account?.account_type === 'contractor');
    void form.handleSubmit(setConfirming, () => showAlert('error', formProblem.message, formProblem))(event);
  };
  const save = () => {
    if (!confirming || !account) return;
    setConfirming(undefined);
    const riders = account.account_type === 'contestant' ? [account] : tags.contestants;
    const contestantId = account.account_type === 'contestant' ? account.id : confirming.contestantId;
    void onSave({
      details: confirming,
      account,
      animal: tags.animals.find(({ id }) => id === confirming.animalId),
      contestants: riders.filter(({ id }) => id === contestantId),
    });
  };
  return (
    <FormProvider {...form}>
      {published && <AskBeforeLeaving unsaved={isDirty} />}
      <form noValidate className="grid gap-6" onSubmit={check} inert={busy}>
        <SelectField
          label="User"
          error={errors.accountId?.message}
          {...(published ? { disabled: true } : form.register('accountId'))}
        >
          {publishers.map((publisher) => (
            <option key={publisher.id} value={publisher.id}>
              {displayName(publisher)}
            </option>
          ))}
        </SelectField>
        <RodeoFields />
        <TagFields account={account} tags={tags} newAnimals={published === undefined} />
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
          title={question.title}
          confirm="Save"
          cancel="Cancel"
          onConfirm={save}
          onCancel={() => setConfirming(undefined)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </FormProvider>
  );
}

/** Tells of everything that is typed. */
function useTyped(form: UseFormReturn<Details>, onTyped: ((typed: Details) => void) | undefined) {
  const tell = useEffectEvent((typed: Details) => onTyped?.(typed));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [form],
  );
}
