import type { TemplateLiteral } from 'oxc-parser';
import { isTestFile, visitNodes, type Finding, type SourceFile } from './source-file.ts';

const checkedFolder = /^src\/(app|embed|features|session|ui)\//;
/** Long documents have files of their own, and the gallery's samples are no copy of the product. */
const exemptFile = /\/copy\.ts$|^src\/features\/legal\/|^src\/embed\/.*-api\.ts$/;

/** Attributes that name something for code, although they may start with a capital letter. */
const technicalAttribute =
  /^(key|id|className|name|type|role|d|viewBox|to|href|src|rel|autoComplete|value|aria-keyshortcuts)$/;

/** "Try again", "Delete this ride?": a capital letter and more than one word. */
const isPhrase = (text: string) => /^\p{Lu}[\p{L}’']*[,:.!?…]?\s+\S/u.test(text);
const isWord = (text: string) => /^\p{Lu}\p{Ll}/u.test(text);

/** Texts that users read are written in the copy.ts of their folder, so that a writer can review them. */
export function checkCopyFiles(file: SourceFile): Finding[] {
  if (!checkedFolder.test(file.path) || exemptFile.test(file.path) || isTestFile(file.path)) return [];
  const findings: Finding[] = [];
  /** Arguments of errors and logs, which developers read. */
  const developerTexts = new Set<number>();
  const report = (text: string, offset: number) => {
    if (developerTexts.has(offset)) return;
    const excerpt = text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    findings.push({
      file: file.path,
      line: file.lineAt(offset),
      message: `text '${excerpt}' belongs in copy.ts`,
    });
  };
  const getText = ({ quasis }: TemplateLiteral) => quasis.map(({ value }) => value.raw).join('{}');
  visitNodes(file, {
    NewExpression: ({ arguments: list }) => list.forEach(({ start }) => developerTexts.add(start)),
    CallExpression: ({ callee, arguments: list }) => {
      if (callee.type === 'Identifier' && callee.name === 'reportError')
        list.forEach(({ start }) => developerTexts.add(start));
    },
    JSXText: ({ value, start }) => {
      if (/\p{L}/u.test(value)) report(value, start + value.search(/\S/));
    },
    JSXAttribute: ({ name, value }) => {
      if (value?.type !== 'Literal' || typeof value.value !== 'string' || name.type !== 'JSXIdentifier')
        return;
      if (technicalAttribute.test(name.name)) developerTexts.add(value.start);
      else if (isWord(value.value) && !isPhrase(value.value)) report(value.value, value.start);
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && isPhrase(value)) report(value, start);
    },
    TemplateLiteral: (template) => {
      const text = getText(template);
      if (isPhrase(text) || /\p{Ll}{2,} .*[.?!]$/u.test(text)) report(text, template.start);
    },
  });
  return findings;
}
