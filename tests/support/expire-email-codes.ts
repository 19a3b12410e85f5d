import { interceptRequests } from './requests.ts';

/** Codes of emails expire after hours, so the response is made up. */
export function expireEmailCodes(): void {
  interceptRequests(/accounts:(update|resetPassword)/, () =>
    Response.json({ error: { code: 400, message: 'EXPIRED_OOB_CODE' } }, { status: 400 }),
  );
}
