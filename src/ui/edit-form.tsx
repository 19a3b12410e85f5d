import type { ReactNode } from 'react';
import {
  FormProvider,
  useFormContext,
  type FieldValues,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
import { useBusy } from '#src/lib/use-busy.ts';
import { Button } from './button.tsx';
import { copy } from './forms/copy.ts';
import { TextAreaField } from './field.tsx';
import { Form } from './form.tsx';
import { FormAlert, type FormAlertContent } from './form-alert.tsx';
import { Section } from './section.tsx';
import { UnsavedChangesPrompt } from './unsaved-changes-prompt.tsx';

interface EditFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  hasUnsavedChanges: boolean;
  alert: FormAlertContent | undefined;
  onAlertClose: () => void;
  onSave: SubmitHandler<Values>;
  onInvalid?: SubmitErrorHandler<Values>;
  children: ReactNode;
}

export function EditForm<Values extends FieldValues>(props: EditFormProps<Values>) {
  const { form, hasUnsavedChanges, alert, onAlertClose, onSave, onInvalid, children } = props;
  const { isSubmitting } = form.formState;
  // Not while it is checked: a field of an inert form cannot be focused.
  const [isSaving, handleSave] = useBusy(onSave);
  return (
    <FormProvider {...form}>
      <Form
        form={form}
        className="grid gap-10"
        inert={isSaving}
        onAttempt={onAlertClose}
        onValid={handleSave}
        onInvalid={onInvalid}
      >
        {children}
        <FormAlert alert={alert} onClose={onAlertClose} />
        <Button type="submit" variant="primary" large disabled={isSubmitting} className="justify-self-end">
          {isSaving ? copy.editForm.saving : copy.editForm.save}
        </Button>
      </Form>
      <UnsavedChangesPrompt hasUnsavedChanges={hasUnsavedChanges} />
    </FormProvider>
  );
}

export function BioSection() {
  const { register, formState } = useFormContext<{ bio: string }>();
  return (
    <Section title={copy.editForm.bioSection}>
      <TextAreaField
        label={copy.editForm.bio}
        rows={6}
        error={formState.errors.bio?.message}
        {...register('bio')}
      />
    </Section>
  );
}
