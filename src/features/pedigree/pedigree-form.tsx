import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { isDataError } from '#src/data/data-error.ts';
import { getNameOrBrand, type Animal } from '#src/domain/animal.ts';
import { parentRoles, type Ancestor } from '#src/domain/pedigree.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { ParentError, saveParentsMutation, type ChosenParents } from '#src/queries/pedigree-changes.ts';
import { EditForm } from '#src/ui/edit-form.tsx';
import type { FormAlertContent } from '#src/ui/form-alert.tsx';
import { copy } from './copy.ts';
import { ParentField, type ParentValues } from './parent-field.tsx';
import { isTyped, readTypedName, toChosenParent } from './typed-parent.ts';

interface PedigreeFormProps {
  animal: Animal;
  /** The stored parents. */
  ancestors: readonly Ancestor[];
  onSaved: () => void;
}

export function PedigreeForm({ animal, ancestors, onSaved }: PedigreeFormProps) {
  const [alert, setAlert] = useState<FormAlertContent>();
  const [isSaved, setIsSaved] = useState(false);
  const { mutateAsync } = useMutation(saveParentsMutation(useQueryClient()));
  const form = useForm<ParentValues>({ defaultValues: toValues(ancestors) });
  const { isDirty } = form.formState;
  const handleSave = async (values: ParentValues) => {
    const { parents, problems } = readParents(values);
    if (problems.length > 0) return showProblems(problems);
    try {
      await mutateAsync({ animal, parents });
      // `onSaved` navigates, which must find no unsaved changes.
      flushSync(() => setIsSaved(true));
      onSaved();
    } catch (error) {
      if (error instanceof ParentError) return showProblems([[error.role, describe(error, animal)]]);
      const isRefused = isDataError(error, 'not-allowed');
      setAlert({
        tone: 'error',
        title: copy.form.failed,
        message: isRefused ? copy.form.notAllowed : getErrorMessage(error),
      });
    }
  };
  const showProblems = (problems: readonly Problem[]) =>
    problems.forEach(([role, message], index) =>
      form.setError(role, { message }, { shouldFocus: index === 0 }),
    );
  return (
    <EditForm
      form={form}
      hasUnsavedChanges={!isSaved && isDirty}
      alert={alert}
      onAlertClose={() => setAlert(undefined)}
      onSave={handleSave}
    >
      {parentRoles.map((role) => (
        <ParentField key={role} animal={animal} role={role} />
      ))}
    </EditForm>
  );
}

function toValues(ancestors: readonly Ancestor[]): ParentValues {
  const find = (role: Ancestor['role']) => {
    const parent = ancestors.find((each) => each.role === role);
    return parent ? toChosenParent(parent) : null;
  };
  return { sire: find('sire'), dam: find('dam') };
}

type Problem = readonly [role: keyof ParentValues, message: string];

const describe = ({ problem }: ParentError, animal: Animal): string =>
  problem === 'gone' ? copy.form.gone : copy.form.circle(getNameOrBrand(animal));

function readParent(parent: AnimalTag | null): ChosenParents['sire'] | { error: string } {
  if (!parent) return null;
  if (!isTyped(parent)) return { id: parent.id, name: parent.name };
  const typed = readTypedName(parent.name);
  if ('error' in typed) return typed;
  return typed.name === '' ? null : { id: '', name: typed.name };
}

function readParents({ sire, dam }: ParentValues): { parents: ChosenParents; problems: Problem[] } {
  const parents: ChosenParents = { sire: null, dam: null };
  const problems: Problem[] = [];
  for (const [role, value] of [
    ['sire', sire],
    ['dam', dam],
  ] as const) {
    const parent = readParent(value);
    if (parent && 'error' in parent) problems.push([role, parent.error]);
    else parents[role] = parent;
  }
  const isSame = parents.sire && parents.sire.id !== '' && parents.sire.id === parents.dam?.id;
  if (isSame) problems.push(['dam', copy.form.same]);
  return { parents, problems };
}
