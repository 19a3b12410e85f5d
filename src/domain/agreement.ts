/**
 * The version of the terms and the privacy policy together: the day of their latest change. Who signs up agrees to it
 * (decision D82).
 */
export const termsVersion = '2026-11-29';

/** What a new member agreed to; it is stored with the time of the server. */
export interface Agreement {
  version: string;
  /** That the person is 13 or older. */
  of_age: true;
}

/** The agreement to the texts of today. */
export const buildAgreement = (): Agreement => ({ version: termsVersion, of_age: true });
