import * as z from 'zod/mini';
import { paths } from '#src/config/paths.ts';
import { redact } from '#src/data/monitoring/describe-error.ts';

/** A line of Cloud Logging (https://docs.cloud.google.com/logging/docs/structured-logging). */
export type LogEntry = Readonly<Record<string, unknown>> & {
  readonly severity: 'ERROR' | 'INFO';
  readonly message: string;
};

/** Longer than 20 entries of the app can be. */
const maxBodyLength = 65_536;

/** The routes of this version; an open page may be older. */
const route = z.catch(z.enum([...Object.values(paths), '*']), '*');
const word = z.string().check(z.regex(/^[\w$]{1,50}$/));

/** As src/data/monitoring/monitoring-sink.ts sends it; the log has a time of its own. */
const entrySchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('error'),
    name: word,
    // Whoever sends this need not be the app.
    message: z.pipe(z.string(), z.transform(redact)),
    frames: z
      .array(z.string().check(z.regex(/^assets\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/)))
      .check(z.maxLength(10)),
    route,
  }),
  z.object({
    type: z.literal('vital'),
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: z.number().check(z.nonnegative(), z.maximum(600_000)),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
    route,
  }),
]);

const batchSchema = z.object({
  release: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  records: z.array(entrySchema).check(z.maxLength(20)),
});

/**
 * Reads what a page sends. Only known fields of known form are left, and messages are redacted again.
 *
 * @returns what to log; undefined when it is not of the app
 */
export function acceptBatch(body: string): LogEntry[] | undefined {
  if (body.length > maxBodyLength) return undefined;
  const { data } = batchSchema.safeParse(parseJson(body));
  return data?.records.map((entry) => ({
    ...entry,
    severity: entry.type === 'error' ? 'ERROR' : 'INFO',
    message: entry.type === 'error' ? entry.message : `${entry.name} ${entry.value}`,
    release: data.release,
  }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
