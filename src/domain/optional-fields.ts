import * as z from 'zod/mini';
import { lineCheck } from './names.ts';

const lengthCheck = (label: string, maxLength: number) =>
  z.maxLength(maxLength, `${label} may have ${maxLength} characters at most`);

/** A field of a form that may be empty: one line (see `toLine`). */
export const optionalLine = (label: string, maxLength: number) =>
  z.string().check(lineCheck, lengthCheck(label, maxLength));

/** A field of a form that may be empty: text with line breaks. */
export const optionalText = (label: string, maxLength: number) =>
  z.string().check(z.trim(), lengthCheck(label, maxLength));
