import * as z from 'zod/mini';

/*
 * Schemas of stored fields. The documents are shared with the mobile app and are years old, so parsing never fails: a
 * missing field or one of an older type gets an empty value.
 */

export const stringField = z.catch(z.string(), '');
/** An id, which external services may return as a number. */
export const idField = z.catch(
  z.pipe(
    z.transform((value) => (typeof value === 'number' ? String(value) : value)),
    z.string(),
  ),
  '',
);
export const booleanField = z.catch(z.boolean(), false);
export const integerField = z.catch(z.int(), 0);
export const numberField = z.catch(z.number(), 0);
export const stringListField = z.catch(z.array(z.string()), []);
export const integerListField = z.catch(z.array(z.int()), []);

/** A score or time; older documents store it as a string, which is empty when there is none. */
export const markField = z.catch(
  z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z.nullable(z.number()),
  ),
  null,
);

/** A server timestamp, which the gateways convert to a Date; null until the server has set it. */
export const timestampField = z.catch(z.nullable(z.date()), null);

/** A map with account ids as keys; entries that are not true count as absent. */
export const idMapField = z.catch(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((map): Record<string, true> => {
      const ids = Object.keys(map).filter((id) => map[id] === true);
      return Object.fromEntries(ids.map((id) => [id, true as const]));
    }),
  ),
  {},
);
