import * as z from 'zod/mini';
import { lineCheck, maxLengthCheck } from '#src/domain/names.ts';
import { maxReelRides, maxReelTitle } from '#src/domain/reel.ts';
import type { Video } from '#src/domain/video.ts';
import { copy } from './copy.ts';

const { form } = copy;

export const reelFormSchema = z.object({
  title: z
    .string()
    .check(lineCheck, z.minLength(1, form.titleRequired), maxLengthCheck(form.title, maxReelTitle)),
  rides: z
    .array(z.custom<Video>())
    .check(z.minLength(1, form.ridesRequired), z.maxLength(maxReelRides, form.tooManyRides(maxReelRides))),
});

export type ReelFormValues = z.infer<typeof reelFormSchema>;
