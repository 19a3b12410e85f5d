import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { paths } from '#src/config/paths.ts';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import type { noAgreement } from './agreement-schemas.ts';
import { copy } from './copy.ts';

interface AgreementFieldsProps {
  register: (name: keyof typeof noAgreement) => UseFormRegisterReturn;
  errors: FieldErrors<typeof noAgreement>;
}

export function AgreementFields({ register, errors }: AgreementFieldsProps) {
  const { agree, terms, and, privacyPolicy, ofAge } = copy.agreement;
  return (
    <div className="grid gap-1">
      <CheckboxField error={errors.agrees?.message} {...register('agrees')}>
        {agree} <TextLink to={paths.terms}>{terms}</TextLink> {and}{' '}
        <TextLink to={paths.privacyPolicy}>{privacyPolicy}</TextLink>.
      </CheckboxField>
      <CheckboxField error={errors.isOfAge?.message} {...register('isOfAge')}>
        {ofAge}
      </CheckboxField>
    </div>
  );
}

/** In a new tab: leaving the form loses what was typed. */
function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="-my-3 inline-block py-3 font-[550] underline">
      {children}
    </a>
  );
}
