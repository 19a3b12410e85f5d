import type { FieldError, Resolver } from 'react-hook-form';
import {
  contractorAnswers,
  kindAnswers,
  lastAnswers,
  moreAnswers,
  noAnswers,
  personAnswers,
  type Answers,
} from './answers.ts';
import type { Step } from './signup-state.ts';

function schemaOf(step: Step, kind: Answers['kind']) {
  if (step === 'kind') return kindAnswers;
  if (step === 'more') return moreAnswers;
  if (step === 'last') return lastAnswers;
  return kind === 'contractor' ? contractorAnswers : personAnswers;
}

const fields = Object.keys(noAnswers);
const isField = (name: unknown): name is keyof Answers => typeof name === 'string' && fields.includes(name);

/** Checks the answers of one step alone; of several problems of a field the first is told. */
export function checkStep(step: Step): Resolver<Answers> {
  return (values) => {
    const parsed = schemaOf(step, values.kind).safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: Partial<Record<keyof Answers, FieldError>> = {};
    for (const { path, message } of parsed.error.issues) {
      const [name] = path;
      if (isField(name)) errors[name] ??= { type: 'validate', message };
    }
    return { values: {}, errors };
  };
}
