/** Why a ride is reported. firestore.rules has the same list. */
export const reportReasons = ['wrong-names', 'privacy', 'cruelty', 'not-rodeo', 'copied', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];
