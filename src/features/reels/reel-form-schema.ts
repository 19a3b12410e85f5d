import * as z from 'zod/mini';
import { lineCheck, maxLengthCheck } from '#src/domain/names.ts';
import { maxListedRides, maxReelRides, maxReelTitle } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { copy } from './copy.ts';
import { copy as resultsCopy } from './results/copy.ts';

const { form } = copy;

/** @param describeLimit what is said about more rides */
const createSchema = (maxRides: number, describeLimit: (max: number) => string) =>
  z.object({
    title: z
      .string()
      .check(lineCheck, z.minLength(1, form.titleRequired), maxLengthCheck(form.title, maxReelTitle)),
    rides: z
      .array(z.custom<Video>())
      .check(z.minLength(1, form.ridesRequired), z.maxLength(maxRides, describeLimit(maxRides))),
  });

export const reelFormSchema = createSchema(maxReelRides, form.tooManyRides);
export const resultListFormSchema = createSchema(maxListedRides, resultsCopy.form.tooMany);

export type ReelFormValues = z.infer<typeof reelFormSchema>;
