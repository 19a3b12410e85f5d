import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RideFormValues } from '../rides/ride-form-schema.ts';

/** Tells what is typed in a form. */
export function useValuesChange(
  form: UseFormReturn<RideFormValues>,
  onChange: ((values: RideFormValues) => void) | undefined,
): void {
  const notify = useEffectEvent((values: RideFormValues) => onChange?.(values));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => notify(values) }),
    [form],
  );
}
