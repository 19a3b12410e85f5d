import { visitNodes, type Finding, type SourceFile } from '../structure/source-file.ts';
import { findDeclaredNames } from './identifiers.ts';

const screamingCase = /^[A-Z][A-Z\d]*_[A-Z\d_]+$/;

/** What oxlint has no rule for: one case for constants, one kind of private member, one lint directive. */
export function checkDialect(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number, message: string) =>
    findings.push({ file: file.path, line: file.lineAt(offset), message });

  for (const { name, offset } of findDeclaredNames(file)) {
    if (screamingCase.test(name)) add(offset, `'${name}': constants are camelCase`);
  }
  const checkMember = ({ accessibility, start }: { accessibility?: string | null; start: number }) => {
    if (accessibility === 'private' || accessibility === 'public')
      add(start, `'${accessibility}': private members are #private, public ones have no keyword`);
  };
  visitNodes(file, { PropertyDefinition: checkMember, MethodDefinition: checkMember });
  for (const { value, start } of file.comments) {
    if (/^\s*eslint-/.test(value)) add(start, 'lint directives are oxlint-…');
    else if (/^\s*oxlint-disable/.test(value) && !value.includes('-- '))
      add(start, 'a lint directive gives its reason after --');
  }
  return findings;
}
