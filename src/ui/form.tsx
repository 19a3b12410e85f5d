import type { ComponentProps, SubmitEvent } from 'react';
import type {
  FieldPath,
  FieldValues,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form';

interface FormProps<Values extends FieldValues> extends Omit<
  ComponentProps<'form'>,
  'form' | 'onSubmit' | 'onInvalid'
> {
  form: UseFormReturn<Values>;
  /** Takes away what became of the attempt before. */
  onAttempt?: () => void;
  onValid: SubmitHandler<Values>;
  onInvalid?: SubmitErrorHandler<Values> | undefined;
}

/** Some password managers fill fields without an event. */
function readFilledFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: Iterable<Element>,
) {
  const values: FieldValues = form.getValues();
  const isRegistered = (name: string): name is FieldPath<Values> => typeof values[name] === 'string';
  for (const field of fields) {
    if (!(field instanceof HTMLInputElement) || !isRegistered(field.name)) continue;
    if (field.type === 'radio' || values[field.name] === field.value) continue;
    void form.register(field.name).onChange({ target: field, type: 'change' });
  }
}

export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onAttempt, onValid, onInvalid, ...rest } = props;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    onAttempt?.();
    readFilledFields(form, event.currentTarget.elements);
    void form.handleSubmit(onValid, onInvalid)(event);
  };
  return <form noValidate className="grid gap-6" {...rest} onSubmit={handleSubmit} />;
}
