import type { FieldError, Resolver } from 'react-hook-form';
import {
  contractorStepSchema,
  kindStepSchema,
  profileStepSchema,
  bioStepSchema,
  emptySignup,
  personStepSchema,
  type SignupValues,
} from './signup-schemas.ts';
import type { SignupStep } from './signup-state.ts';

function getStepSchema(step: SignupStep, kind: SignupValues['kind']) {
  if (step === 'kind') return kindStepSchema;
  if (step === 'bio') return bioStepSchema;
  if (step === 'profile') return profileStepSchema;
  return kind === 'contractor' ? contractorStepSchema : personStepSchema;
}

const fieldNames = Object.keys(emptySignup);
const isFieldName = (name: unknown): name is keyof SignupValues =>
  typeof name === 'string' && fieldNames.includes(name);

export function createStepResolver(step: SignupStep): Resolver<SignupValues> {
  return (values) => {
    const parsed = getStepSchema(step, values.kind).safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: Partial<Record<keyof SignupValues, FieldError>> = {};
    for (const { path, message } of parsed.error.issues) {
      const [name] = path;
      if (isFieldName(name)) errors[name] ??= { type: 'validate', message };
    }
    return { values: {}, errors };
  };
}
