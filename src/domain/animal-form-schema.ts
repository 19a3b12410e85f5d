import * as z from 'zod/mini';
import {
  animalTypes,
  getAnimalTypeEvents,
  toStoredAnimalType,
  type Animal,
  type AnimalType,
} from './animal.ts';
import { copy } from './forms/copy.ts';
import { nameChecks } from './names.ts';
import { lineLimits, textLimits } from './text-limits.ts';
import { optionalLine, optionalText } from './validators.ts';
import { getDisplayName, type User } from './user.ts';

const { labels } = copy;

/** An alert shows this text, too, when an animal is created. */
export const nameOrBrandRequiredMessage = copy.nameOrBrandRequired;

const animalFormFields = z.object({
  name: optionalLine(labels.name, lineLimits.name).check(...nameChecks(labels.name)),
  brand: optionalLine(labels.brand, lineLimits.brand),
  type: z.enum(animalTypes),
  events: z.array(z.int()),
  bio: optionalText(labels.bio, textLimits.bio),
});

/** The values of the animal form. */
export type AnimalFormValues = z.infer<typeof animalFormFields>;

type FieldError = [field: 'name' | 'brand' | 'events', message: string];

function findFieldErrors(
  { name, brand, events }: AnimalFormValues,
  isContestantAnimal: boolean,
): FieldError[] {
  const nameErrors: FieldError[] = name || brand ? [] : [['name', nameOrBrandRequiredMessage]];
  if (isContestantAnimal) return nameErrors;
  return [
    ...nameErrors,
    ...(name && !brand ? [['brand', copy.required(labels.brand)] satisfies FieldError] : []),
    ...(events.length === 0 ? [['events', copy.animalEventRequired] satisfies FieldError] : []),
  ];
}

/**
 * The schema of the animal form (decision D11).
 *
 * @param isContestantAnimal animals of contestants have neither type nor events
 */
export function createAnimalFormSchema(isContestantAnimal: boolean) {
  return animalFormFields.check(({ value, issues }) => {
    for (const [field, message] of findFieldErrors(value, isContestantAnimal))
      issues.push({ code: 'custom', path: [field], message, input: value });
  });
}

/** The initial values of the form; a new animal has the default type (ANF-03). */
export function toAnimalFormValues(animal: Animal | undefined): AnimalFormValues {
  if (!animal) return { name: '', brand: '', type: 'horse', events: [], bio: '' };
  const { name, brand, animal_type: type, bio } = animal;
  return {
    name,
    brand,
    type,
    events: animal.events.filter((id) => getAnimalTypeEvents(type).includes(id)),
    bio,
  };
}

/** The events to select when a type is chosen: the only one, if the type has one. */
export function getDefaultEvents(type: AnimalType): number[] {
  const events = getAnimalTypeEvents(type);
  return events.length === 1 ? [...events] : [];
}

/** An animal as a client writes it: the server sets `createTime`. */
export type NewAnimal = Omit<Animal, 'animal_type' | 'createTime'> & { animal_type: number };

/** The fields that can change (the security rules list the same ones). */
export type AnimalChanges = Partial<
  Pick<NewAnimal, 'name' | 'brand' | 'animal_type' | 'events' | 'bio' | 'location' | 'picture_url'>
>;

/** Animals of contestants are stored with the default type and without events. */
function toAnimalFields({ name, brand, type, events, bio }: AnimalFormValues, isContestantAnimal: boolean) {
  return {
    name,
    brand,
    animal_type: toStoredAnimalType(isContestantAnimal ? 'horse' : type),
    events: isContestantAnimal ? [] : events,
    bio,
  };
}

/** Builds a new animal at the location of its owner; its picture is uploaded later. */
export function buildNewAnimal(id: string, owner: User, values: AnimalFormValues): NewAnimal {
  const contestant = owner.account_type === 'contestant';
  return {
    ...toAnimalFields(values, contestant),
    id,
    animalID: id,
    picture_url: '',
    location: owner.location,
    contractor: owner.id,
    contractor_name: getDisplayName(owner),
    contestant,
  };
}

/** Builds the changes of an edit. They include the location, which the rules require and older documents may lack. */
export function buildAnimalChanges(animal: Animal, values: AnimalFormValues): AnimalChanges {
  return { ...toAnimalFields(values, animal.contestant), location: animal.location };
}
