import * as z from 'zod/mini';
import { copy } from './copy.ts';

const requireCheck = (message: string) => z.boolean().check(z.refine((isChecked) => isChecked, message));

/** The last fields of both sign-up forms (decision D82). */
export const agreementSchemas = {
  agrees: requireCheck(copy.agreement.missing),
  isOfAge: requireCheck(copy.agreement.tooYoung),
};

export const noAgreement = { agrees: false, isOfAge: false };
