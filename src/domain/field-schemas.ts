import * as z from 'zod/mini';

/*
 * How stored fields are read. Documents are shared with the mobile app and carry years of history, so a
 * reader never fails on a field that is missing or of an older type: it takes the field's empty value.
 */

export const stringField = z.catch(z.string(), '');
/** An id, which services of others may give as a number. */
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

/** A score or a time: older documents hold it as text; an empty one means that there is none. */
export const markField = z.catch(
  z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z.nullable(z.number()),
  ),
  null,
);

/** A server timestamp, which the gateways hand over as a Date; null while the server has not set it. */
export const timestampField = z.catch(z.nullable(z.date()), null);

/** A map of account ids; an entry that is not true counts as absent. */
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
