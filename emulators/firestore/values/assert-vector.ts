import { invalidArgumentError } from '../errors.ts';
import type { Fields } from './value.ts';
import { isNaNValue } from './value.ts';

/** Source: https://firebase.google.com/docs/firestore/vector-search#limitations */
const maxVectorDimensions = 2048;

/** Checks a map with `__type__`, which only vectors have. @throws INVALID_ARGUMENT unless it is a vector */
export function assertVector(fields: Fields): void {
  const { __type__: type, value, ...others } = fields;
  if (type === undefined || !('stringValue' in type) || type.stringValue !== '__vector__')
    throw invalidArgumentError('The field __type__ of a map must be "__vector__".');
  if (value === undefined || !('arrayValue' in value))
    throw invalidArgumentError('A vector must have an array in its field "value".');
  if (Object.keys(others).length > 0)
    throw invalidArgumentError('A vector has no other fields than "value".');
  const items = value.arrayValue.values ?? [];
  if (items.length === 0) throw invalidArgumentError('A vector cannot have a length of zero.');
  if (items.length > maxVectorDimensions)
    throw invalidArgumentError(`A vector has at most ${maxVectorDimensions} dimensions.`);
  for (const item of items)
    if (!('doubleValue' in item) || isNaNValue(item))
      throw invalidArgumentError('A vector can contain only doubles, and no NaN.');
}
