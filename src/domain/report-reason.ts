/** Why a ride is reported. */
export const reportReasons = ['wrong-names', 'privacy', 'cruelty', 'not-rodeo', 'copied', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];
