import { lineLimits } from '#src/domain/text-limits.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { nameChecks } from '#src/domain/names.ts';
import type { Ancestor } from '#src/domain/pedigree.ts';
import { toAnimalTag, type AnimalTag } from '#src/domain/tags.ts';
import { optionalLine } from '#src/domain/validators.ts';
import { copy } from './copy.ts';

/** Of an animal that has no page: all others have an owner. */
export const isTyped = ({ contractor }: AnimalTag): boolean => contractor === '';

/** A mere name as a choice among animals. */
export const toTypedParent = (name: string): AnimalTag => toAnimalTag(parseAnimal(`name:${name}`, { name }));

/** A stored parent as a choice: of an animal that is gone, its name. */
export const toChosenParent = ({ animal, name }: Ancestor): AnimalTag =>
  animal ? toAnimalTag(animal) : toTypedParent(name);

const typedName = optionalLine(copy.form.name, lineLimits.name).check(...nameChecks(copy.form.name));

/** Puts a typed name into the form that is stored. @returns the error where it can be no name */
export function readTypedName(text: string): { name: string } | { error: string } {
  const { data, error } = typedName.safeParse(text);
  return data === undefined ? { error: error?.issues[0]?.message ?? '' } : { name: data };
}
