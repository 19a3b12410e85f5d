import * as z from 'zod/mini';
import { lineCheck, maxLengthCheck } from './names.ts';

/** A field of a form that may be empty: one line (see `toLine`). */
export const optionalLine = (label: string, maxLength: number) =>
  z.string().check(lineCheck, maxLengthCheck(label, maxLength));

/** A field of a form that may be empty: text with line breaks. */
export const optionalText = (label: string, maxLength: number) =>
  z.string().check(z.trim(), maxLengthCheck(label, maxLength));
